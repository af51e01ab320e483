import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from '../events';

/** Shows an information toast once, when the page is drawn first. */
export function useGreeting(message: string, title: string): void {
  const dispatch = useDispatch();
  const isGreeted = useRef(false);
  useEffect(() => {
    if (isGreeted.current) return;
    isGreeted.current = true;
    dispatch(toastShown('info', message, title));
  }, [dispatch, message, title]);
}

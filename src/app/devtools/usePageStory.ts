import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { pageChanged } from '@shared/events';
import { pathForSupport } from './redact';

/** Tells the history which page the person came to. */
export function usePageStory(): void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => void dispatch(pageChanged({ path: pathForSupport(pathname) })), [dispatch, pathname]);
}

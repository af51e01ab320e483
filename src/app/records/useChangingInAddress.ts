import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { refusedOpened } from '@records/index';

/** Which refused change is open in a form is in the address, so that it ends with the form however that is closed. */
export function useChangingInAddress(): void {
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const refused = params.get('refused');
  useEffect(() => void dispatch(refusedOpened(refused)), [dispatch, refused]);
}

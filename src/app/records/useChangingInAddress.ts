import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { refusedOpened, selectOpenRanch } from '@records/index';

/** Which refused change is open in a form is in the address, so that it ends with the form however that is closed. */
export function useChangingInAddress(): void {
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const refused = params.get('refused');
  // Once more when the ranch is opened: it begins with nothing that is changed.
  const ranch = useSelector(selectOpenRanch);
  useEffect(() => void dispatch(refusedOpened(refused)), [dispatch, refused, ranch]);
}

import { useDispatch } from 'react-redux';
import { meOutdated } from '@shared/events';

/** What follows when a season was written: the form closes, and the ranch's current season is asked for again. */
export function useSeasonWritten(onClose: () => void): () => void {
  const dispatch = useDispatch();
  return () => {
    onClose();
    dispatch(meOutdated());
  };
}

import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { hearPageHeld, isPageHeld } from '@shared/lib/mayLeave';
import { selectReleaseStatus } from './releaseSelectors';
import { selectIsSending } from './selectIsSending';

/** Whether a new version waits, and nothing would be lost or left unknown by loading it now. */
export function useIsUpdateOffered(): boolean {
  const status = useSelector(selectReleaseStatus);
  const isSending = useSelector(selectIsSending);
  const isHeld = useSyncExternalStore(hearPageHeld, isPageHeld, () => false);
  return status === 'taken' || (status !== 'none' && !isSending && !isHeld);
}

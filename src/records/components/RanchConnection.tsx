import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectConnection } from '@features/ui';
import { connectionNews, isWaitingLong } from '../connectionNews';
import { showBadge } from '../devices/appBadge';
import { selectNow, selectTrouble, selectUnsentHere, selectUnstored, selectZone } from '../recordsSelectors';
import { selectContactAt, selectIsSending, selectWaitingSince, selectWrongClockAt } from '../selectWaiting';
import { ConnectionStrip } from './ConnectionStrip';

const LONG_MS = 2_000;

/** Whether something has been so for over 2 s. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo]);
  return isLong;
}

/** The strip with what waits on the ranch that is open. */
export function RanchConnection({ onUpdate }: { onUpdate: () => void }) {
  const isSending = useIsLong(useSelector(selectIsSending));
  const isInMemory = useIsLong(useSelector(selectUnstored) > 0);
  const connection = useSelector(selectConnection);
  const isTooOld = useSelector(selectTrouble)?.code === 'too_old';
  const unsent = useSelector(selectUnsentHere);
  const waitingSince = useSelector(selectWaitingSince);
  const contactAt = useSelector(selectContactAt);
  const wrongClockAt = useSelector(selectWrongClockAt);
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const facts = {
    connection,
    isInMemory,
    isTooOld,
    unsent,
    waitingSince,
    isSending,
    wrongClockAt,
    contactAt,
    zone,
    now,
  };
  const waitingLong = isWaitingLong(facts) ? unsent : 0;
  useEffect(() => showBadge(waitingLong), [waitingLong]);
  return <ConnectionStrip news={connectionNews(facts)} onUpdate={onUpdate} />;
}

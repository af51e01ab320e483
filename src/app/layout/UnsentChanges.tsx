import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { isMarkedWaiting } from '@shared/lib/waitingMark';
import type { WithRecords } from '@records/index';

const AskAboutUnsent = lazy(() =>
  import(/* webpackChunkName: "records" */ '@records/index').then(({ AskAboutUnsent: Ask }) => ({ default: Ask })),
);
const SendWaiting = lazy(() => import(/* webpackChunkName: "records" */ '../records/SendWaiting'));

/**
 * Asks about changes to the record that are not saved, on every page, once there is a record at all. Where changes wait on
 * this device there is.
 */
export function UnsentChanges() {
  const hasRecords = useSelector(({ records }: WithRecords) => records !== undefined);
  const [isMarked] = useState(isMarkedWaiting);
  if (!hasRecords && !isMarked) return null;
  return (
    <Suspense fallback={null}>
      {isMarked && <SendWaiting />}
      {hasRecords && <AskAboutUnsent />}
    </Suspense>
  );
}

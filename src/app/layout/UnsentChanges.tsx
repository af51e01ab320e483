import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { WithRecords } from '@records/index';

const AskAboutUnsent = lazy(() =>
  import(/* webpackChunkName: "records" */ '@records/index').then(({ AskAboutUnsent: Ask }) => ({ default: Ask })),
);

/** Asks about changes to the record that are not saved, on every page, once there is a record at all. */
export function UnsentChanges() {
  const hasRecords = useSelector(({ records }: WithRecords) => records !== undefined);
  if (!hasRecords) return null;
  return (
    <Suspense fallback={null}>
      <AskAboutUnsent />
    </Suspense>
  );
}

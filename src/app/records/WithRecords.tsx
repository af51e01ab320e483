import { useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectMe, selectRanchUuid } from '@features/user';
import {
  actorOf,
  ranchOpened,
  RefusedChanges,
  selectLoad,
  selectOpenRanch,
  UnfinishedImports,
  WaitingChanges,
  type WithRecords as Slice,
} from '@records/index';
import { ListState } from '@shared/components/ListState';
import { Page } from '@shared/components/Page';
import { Skeleton } from '@shared/components/Skeleton';
import { failureOf } from '@shared/requestState';
import { latePartsOf } from '../lateParts';
import { addRecords, recordsAdded } from './addRecords';
import styles from './WithRecords.module.css';

interface WithRecordsProps {
  /** Whether the page has something to show before the records are here, and says itself that they are on their way. */
  isPatient?: boolean;
  children: ReactNode;
}

/** A page of the ranch's records: once it is drawn, the store holds them, and they are read for as long as it is so. */
export default function WithRecords({ isPatient = false, children }: WithRecordsProps) {
  const store = useStore();
  const dispatch = useDispatch();
  const isAdded = useSelector((state: Slice) => state.records !== undefined);
  const opened = useSelector(selectOpenRanch);
  const load = useSelector(selectLoad);
  const ranchUuid = useSelector(selectRanchUuid);
  const me = useSelector(selectMe);
  const actor = me === null ? undefined : actorOf(me);
  // Before the first paint, so that a person who comes from another page sees no skeleton.
  useLayoutEffect(() => {
    addRecords(latePartsOf(store));
    dispatch(recordsAdded());
  }, [store, dispatch]);
  const open = useCallback(() => {
    if (ranchUuid !== null && actor !== undefined) dispatch(ranchOpened({ ranchUuid, actor }));
  }, [ranchUuid, actor, dispatch]);
  useEffect(() => {
    if (isAdded && opened !== ranchUuid) open();
  }, [isAdded, opened, ranchUuid, open]);

  const isFailed = load.status === 'failed';
  if (!isAdded || (!isPatient && load.status !== 'succeeded' && !isFailed)) return <Skeleton />;
  if (!isPatient && isFailed) {
    return (
      <Page>
        <ListState failure={failureOf(load)} isBusy={false} hasList onRetry={open} />
      </Page>
    );
  }
  return (
    <>
      <div className={styles.news}>
        <WaitingChanges />
        <RefusedChanges />
        <UnfinishedImports />
      </div>
      {children}
    </>
  );
}

/** The same around a page that shows what it has meanwhile. */
export function PatientWithRecords({ children }: { children: ReactNode }) {
  return <WithRecords isPatient>{children}</WithRecords>;
}

import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { RefusedChanges, selectIsStale, selectLoad, UnfinishedImports } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { ListState } from '@shared/components/ListState';
import { Page } from '@shared/components/Page';
import { Skeleton } from '@shared/components/Skeleton';
import { failureOf } from '@shared/requestState';
import { useChangingInAddress } from './useChangingInAddress';
import { useOpenRecords } from './useOpenRecords';
import styles from './WithRecords.module.css';

const STALE = t`This device has not reached Grazewell for 30 days. Connect once to see your ranch. Your waiting changes are kept.`;

interface WithRecordsProps {
  /** Whether the page has something to show before the records are here, and says itself that they are on their way. */
  isPatient?: boolean;
  children: ReactNode;
}

/** A page of the ranch's records: once it is drawn, the store holds them, and they are read for as long as it is so. */
export default function WithRecords({ isPatient = false, children }: WithRecordsProps) {
  const load = useSelector(selectLoad);
  const { isAdded, open } = useOpenRecords();
  const isStale = useSelector(selectIsStale);
  useChangingInAddress();
  const isFailed = load.status === 'failed';
  if (isAdded && isStale && !isPatient && load.status !== 'succeeded') {
    return (
      <Page>
        <Banner look="warn">
          <p>{STALE}</p>
        </Banner>
      </Page>
    );
  }
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

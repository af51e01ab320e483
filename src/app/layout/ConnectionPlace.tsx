import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { t } from '@domain/words';
import { selectConnection } from '@features/ui';
import { ConnectionStrip } from '@records/components/ConnectionStrip';
import { connectionNews } from '@records/connectionNews';
import type { WithRecords } from '@records/index';
import { rememberWork } from '@shared/lib/keptWorking';
import { appPaths } from '@shared/paths';
import { updateAsked } from '../worker/releaseSlice';
import styles from './ConnectionPlace.module.css';

const RanchConnection = lazy(() =>
  import(/* webpackChunkName: "records" */ '@records/index').then(({ RanchConnection: Of }) => ({ default: Of })),
);

const NOTHING = {
  isInMemory: false,
  isTooOld: false,
  unsent: 0,
  waitingSince: null,
  isSending: false,
  wrongClockAt: null,
  contactAt: null,
  zone: null,
  now: 0,
};

/** Where every page behind the login says how the connection is. Its place is there before it says anything. */
export default function ConnectionPlace() {
  const hasRecords = useSelector(({ records }: WithRecords) => records !== undefined);
  const connection = useSelector(selectConnection);
  const dispatch = useDispatch();
  const isMap = useLocation().pathname === appPaths.map;
  // Who works on without a network does so until it has come and gone again.
  useEffect(() => {
    if (connection !== 'offline') rememberWork(false);
  }, [connection]);
  return (
    <div
      role="status"
      aria-label={t`Connection`}
      className={isMap ? [styles.place, styles.onMap].join(' ') : styles.place}
    >
      {hasRecords ? (
        <Suspense fallback={null}>
          <RanchConnection onUpdate={() => dispatch(updateAsked())} />
        </Suspense>
      ) : (
        <ConnectionStrip news={connectionNews({ ...NOTHING, connection })} />
      )}
    </div>
  );
}

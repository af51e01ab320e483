import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { plural, t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { inUseFirst } from '@entries/monitoring/inUseFirst';
import { PhotoAdvice } from '@entries/monitoring/PhotoAdvice';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { selectRanch } from '@features/user';
import { selectAll, type WithRecords } from '@records/index';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { timeAt } from '@shared/time/ranchTime';
import { PhotoPoint } from '../photoPoints/PhotoPoint';
import styles from '../photoPoints/photoPoints.module.css';

/** How many points are shown at first, and how many more at once: each has large pictures. */
const STEP = 10;

/** Whose points these are, when they were printed, and where the history ended then. */
function Foot() {
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { zone, now } = useRanchView();
  const printed = timeAt(now, zone);
  return (
    <footer className={styles.foot}>
      <SealFoot />
      <p>
        <span translate="no">{ranch}</span>. {t`Printed ${printed}.`}
      </p>
    </footer>
  );
}

/** The photo points of the ranch, each with two of its photos. */
export default function PhotoPointsPage() {
  const dialog = useDialogInAddress();
  const points = inUseFirst(useSelector((state: WithRecords) => selectAll(state, 'photo_point')));
  const [max, setMax] = useState(STEP);
  const openEntry: OpenEntryDialog = dialog.open;
  const more = Math.min(points.length - max, STEP);
  return (
    <Page width="wide">
      <PageTitle title={t`Photo points`} />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={appPaths.grazingMonitoring}>
              {t`Back to monitoring`}
            </Link>
          }
          title={t`Photo points`}
          actions={points.length > 0 && <Button onClick={() => window.print()}>{t`Print`}</Button>}
        />
        <details>
          <summary>{t`Advice on photo points`}</summary>
          <PhotoAdvice />
        </details>
      </div>
      {points.length === 0 && (
        <EmptyState
          title={t`No photo points yet`}
          isHeading
          actions={<ButtonLink to={appPaths.paddocks}>{t`See all paddocks`}</ButtonLink>}
        >
          {t`A photo point is added on the page of its paddock, under “Monitoring”.`}
        </EmptyState>
      )}
      {points.slice(0, max).map((point) => (
        <PhotoPoint key={point.uuid} point={point} onAdd={() => openEntry('photo-of-point', { entry: point.uuid })} />
      ))}
      {more > 0 && (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setMax((shown) => shown + STEP)}>
            {plural(more, { one: 'Show # more point', other: 'Show # more points' })}
          </Button>
        </div>
      )}
      {points.length > 0 && <Foot />}
      <EntryDialogs dialog={dialog} subject={{ name: '' }} />
    </Page>
  );
}

import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { selectRanch } from '@features/user';
import { useHerds, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { SampleRanchButton } from '@records/index';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { useDialogInAddress, type AddressedDialog } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { GrazingDialogs } from '../components/GrazingDialogs';
import { GrazingFrame } from '../components/GrazingFrame';
import { HerdPlace } from '../components/HerdPlace';
import { RanchEntries } from '../components/RanchEntries';
import styles from './NowPage.module.css';

interface PlacesProps {
  title: string;
  herds: readonly HerdNow[];
  open: AddressedDialog['open'];
}

function Places({ title, herds, open }: PlacesProps) {
  if (herds.length === 0) return null;
  return (
    <section className={styles.places}>
      <h2>{title}</h2>
      <ul>
        {herds.map((each) => (
          <HerdPlace key={each.herd.uuid} {...each} open={open} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Where each herd is now, for how long, and what to do next: those that are to move first, then those off pasture.
 * Below them is what is written down of the ranch as a whole.
 */
export default function NowPage() {
  const dialog = useDialogInAddress();
  const ranch = useSelector(selectRanch);
  const { mayRecord } = useRanchView();
  const herds = useHerds().filter(({ figures }) => !figures.isRetired);
  const isOnPasture = ({ figures }: HerdNow) => figures.stay !== null && figures.stay.off === null;
  const hasHerds = herds.length > 0;
  return (
    <GrazingFrame
      title={t`Grazing now`}
      actions={mayRecord && hasHerds && <Button onClick={() => dialog.open('move')}>{t`Move herds`}</Button>}
    >
      {!hasHerds && (
        <EmptyState
          title={t`No herds yet`}
          isHeading
          actions={
            <>
              {mayRecord && <ButtonLink to={`${appPaths.herds}?form=add-herd`}>{t`Add herd`}</ButtonLink>}
              <SampleRanchButton />
            </>
          }
        >
          {mayRecord
            ? t`Add your first herd, and put it on pasture.`
            : t`What grazes shows up here once someone on the ranch adds a herd.`}
        </EmptyState>
      )}
      <Places title={t`On pasture`} herds={herds.filter(isOnPasture)} open={dialog.open} />
      <Places title={t`Off pasture`} herds={herds.filter((each) => !isOnPasture(each))} open={dialog.open} />
      {ranch !== null && <RanchEntries name={ranch.name} open={dialog.open} />}
      <GrazingDialogs dialog={dialog} />
      {ranch !== null && <EntryDialogs dialog={dialog} subject={ranch} />}
    </GrazingFrame>
  );
}

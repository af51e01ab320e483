import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { datedIn } from '@domain/grazing/daySpan';
import { zoneOf } from '@domain/grazing/time';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { numberInWords } from '@shared/units/units';
import { TreatmentFilters } from '../treatments/TreatmentFilters';
import { TreatmentTable, type Given } from '../treatments/TreatmentTable';
import styles from '../treatments/treatments.module.css';
import { TREATMENT_PARAMS, useTreatmentChoice } from '../treatments/useTreatmentChoice';
import { useTreatmentDays, withDays } from '../treatments/useTreatmentDays';

const SHOWN_MAX = 200;

function Listed({ treatments, open }: Parameters<typeof TreatmentTable>[0]) {
  if (treatments.length === 0) return <p role="status">{t`No treatments match.`}</p>;
  const [shown, all] = [numberInWords(SHOWN_MAX), numberInWords(treatments.length)];
  return (
    <div className={styles.list}>
      <TreatmentTable treatments={treatments.slice(0, SHOWN_MAX)} open={open} />
      {treatments.length > SHOWN_MAX && <p>{t`${shown} of ${all} are shown.`}</p>}
    </div>
  );
}

/** Everything that animals were treated with, the latest first. */
export default function TreatmentsPage() {
  const dialog = useDialogInAddress(TREATMENT_PARAMS);
  const all = useSelector((state: WithRecords) => selectAll(state, 'treatment'));
  const { zone } = useRanchView();
  const nameOf = useNames();
  const choice = useTreatmentChoice();
  const days = useTreatmentDays();
  const { herd, product } = choice;
  const treatments = useMemo((): Given[] => {
    const isChosen = ({ data }: (typeof all)[number]) =>
      (herd === '' || data.herd_uuid === herd) && (product === '' || data.product === product);
    return datedIn(all.filter(isChosen), days.days, zoneOf(zone)).reverse();
  }, [all, herd, product, days.days, zone]);
  const opened = all.find(({ uuid }) => uuid === dialog.params.get('entry'));
  const herdUuid = opened?.data.herd_uuid;
  return (
    <Page width="wide">
      <PageTitle title={t`Treatments`} />
      <PageHead
        title={t`Treatments`}
        lead={t`What animals of the ranch were given.`}
        actions={
          all.length > 0 && <ButtonLink to={withDays(appPaths.herdsTreatmentsPrint, days.days)}>{t`Print`}</ButtonLink>
        }
      />
      {all.length === 0 ? (
        <EmptyState title={t`No treatments yet`}>
          {t`Open a herd and choose “Treat”: what it was given is listed here.`}
        </EmptyState>
      ) : (
        <>
          <TreatmentFilters choice={choice} days={days} />
          <Listed treatments={treatments} open={dialog.open} />
        </>
      )}
      <EntryDialogs
        dialog={dialog}
        subject={herdUuid === undefined ? { name: '' } : { herdUuid, name: nameOf(herdUuid) }}
      />
    </Page>
  );
}

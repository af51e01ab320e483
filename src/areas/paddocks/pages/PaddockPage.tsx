import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import { may } from '@contract/ranches/rights';
import { isKnown } from '@domain/grazing/figure';
import { standingOf } from '@domain/grazing/marks';
import { t } from '@domain/words';
import { PhotosCard } from '@entries/components/PhotosCard';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { Marks } from '@entries/components/Marks';
import { PaddockTreatments } from '@entries/paddockTreating/PaddockTreatments';
import { ClosedByTreatment } from '@records/components/ClosedByTreatment';
import { useRanchView } from '@records/useRanchView';
import { StandingChips } from '@records/components/StandingChips';
import { Tasks } from '@entries/components/Tasks';
import { WrittenDown } from '@entries/components/WrittenDown';
import { useStandingMarks } from '@records/useStandingMarks';
import { selectRanch } from '@features/user';
import { RecordHistory } from '@records/components/RecordHistory';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { latePart } from '@shared/components/latePart';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { StateChip } from '@shared/components/StateChip';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { useLast } from '@shared/lib/useLast';
import { appPaths } from '@shared/paths';
import { paddockHref } from '@shared/recordHrefs';
import { numberInWords } from '@shared/units/units';
import { Trans } from '@shared/words';
import { areaInWords } from '../areaInWords';
import { EndOfPaddock } from '../components/EndOfPaddock';
import { PaddockDialogs } from '../components/PaddockDialogs';
import { PaddockFigures } from '../components/PaddockFigures';
import { PaddockState } from '@records/components/PaddockState';
import { PaddockShape } from '../components/PaddockShape';
import { PaddockStays } from '../components/PaddockStays';
import { Subdivisions } from '../components/Subdivisions';
import { useNames } from '../useNames';
import { usePaddock } from '../usePaddock';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import styles from './PaddockPage.module.css';

const MonitoringCard = latePart(() => import('@entries/monitoring/MonitoringCard'));

function NoSuchPaddock() {
  return (
    <Page>
      <PageTitle title={t`Paddock`} />
      <h1>{t`Paddock`}</h1>
      <Card>
        <EmptyState title={t`This paddock is not on your ranch`}>
          <Trans>
            It may have been deleted. <Link to={appPaths.paddocks}>See all paddocks</Link>
          </Trans>
        </EmptyState>
      </Card>
    </Page>
  );
}

type Paddock = NonNullable<ReturnType<typeof usePaddock>>;

/** "Native grass, rated 7 of 10" */
function grassInWords(grass: string, rating: number | null): string {
  if (rating === null) return grass;
  return grass === '' ? t`rated ${rating} of 10` : t`${grass}, rated ${rating} of 10`;
}

/** "66 acres, 80 % grazeable. Native grass, rated 7 of 10" */
function useLead({ paddock: { data }, figures: { acres } }: Paddock): string {
  const units = usePersonsUnits();
  const { grazeable_percent, grass_type: grass, rating } = data;
  const none = units.isMetric ? t`No hectares yet` : t`No acres yet`;
  const size = isKnown(acres) ? areaInWords(acres, units) : none;
  const percent = numberInWords(grazeable_percent, 1);
  const land = grazeable_percent === 100 ? t`${size}, all of it grazeable` : t`${size}, ${percent} % of it grazeable`;
  return [land, grassInWords(grass, rating)].filter(Boolean).join('. ');
}

function PaddockOf({ all }: { all: Paddock }) {
  const role = useSelector(selectRanch)?.role ?? 'viewer';
  const dialog = useDialogInAddress();
  const nameOf = useNames();
  const { now } = useRanchView();
  const { paddock, figures, isRetired, parent, zone } = all;
  const { uuid, data } = paddock;
  const mayRecord = may(role, 'record');
  const mayEdit = mayRecord && (data.parent_uuid !== null || may(role, 'shapeRanch'));
  const mayDivide = mayRecord && data.parent_uuid === null && !isRetired;
  const back =
    parent === undefined
      ? { to: appPaths.paddocks, name: t`Paddocks` }
      : { to: paddockHref(parent.uuid), name: parent.data.name };
  const marks = standingOf(useStandingMarks(), uuid);
  const subject = { paddockUuid: uuid, name: data.name };
  return (
    <Page width="wide">
      <PageTitle title={data.name} />
      <PageHead
        above={
          <Link className={styles.back} to={back.to}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 6l-6 6 6 6" />
            </svg>
            {back.name}
          </Link>
        }
        title={data.name}
        isName
        aside={
          isRetired ? (
            <StateChip look="plain">{t({ message: 'Retired', context: 'a paddock' })}</StateChip>
          ) : (
            <>
              <PaddockState state={figures.state} />
              <StandingChips marks={marks} />
            </>
          )
        }
        lead={useLead(all)}
        actions={
          <>
            {mayEdit && <Button look="quiet" onClick={() => dialog.open('edit-paddock')}>{t`Edit`}</Button>}
            {mayRecord && !isRetired && (
              <ButtonLink to={`${appPaths.herds}?form=move&paddock=${uuid}`}>{t`Move herds`}</ButtonLink>
            )}
          </>
        }
      />
      <ClosedByTreatment paddockUuid={uuid} at={now} />
      {data.note !== '' && <p className={styles.note}>{data.note}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaddockFigures {...all} herds={all.present} nameOf={nameOf} />
          <PaddockStays
            stays={all.stays}
            herds={all.herds}
            season={all.season}
            zone={zone}
            nameOf={nameOf}
            about={data.name}
            onPhoto={(photo) => dialog.open('photo', { photo })}
          />
          <WrittenDown
            subject={subject}
            hint={t`An estimate of the season’s forage shows how much of it is left.`}
            open={dialog.open}
          />
          <MonitoringCard subject={subject} open={dialog.open} />
          <PhotosCard subject={subject} open={dialog.open} />
          <Tasks subject={subject} open={dialog.open} />
        </div>
        <div className={styles.column}>
          <PaddockShape
            uuid={uuid}
            name={data.name}
            shape={data.shape}
            state={figures.state}
            {...all.surroundings}
            mayDraw={mayEdit && !isRetired}
          />
          {data.parent_uuid === null && (
            <Subdivisions
              subdivisions={all.subdivisions}
              figures={all.paddockFigures}
              onAdd={mayDivide ? () => dialog.open('add-subdivision') : undefined}
            />
          )}
          <PaddockTreatments subject={subject} open={dialog.open} />
          <Marks
            title={t`Marks`}
            subject={subject}
            nothing={t`It is not marked as closed or anything else.`}
            open={dialog.open}
          />
          <RecordHistory uuid={uuid} />
          {mayEdit && (
            <EndOfPaddock
              paddock={paddock}
              isRetired={isRetired}
              isInUse={all.isInUse}
              herds={all.present}
              nameOf={nameOf}
            />
          )}
        </div>
      </div>
      <PaddockDialogs dialog={dialog} paddock={paddock} mayRecord={mayRecord} mayEdit={mayEdit} mayDivide={mayDivide} />
      <EntryDialogs dialog={dialog} subject={subject} />
    </Page>
  );
}

/** A paddock: its figures, who was in it, what was recorded of it, and its parts. */
export default function PaddockPage() {
  const { uuid = '' } = useParams();
  // Where somebody else deletes it, what the person types in an open form stays until they close it.
  const all = useLast(usePaddock(uuid), useDialogInAddress().name !== null);
  return all === null ? <NoSuchPaddock /> : <PaddockOf key={uuid} all={all} />;
}

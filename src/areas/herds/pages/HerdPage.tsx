import { useMemo } from 'react';
import { isKnown, type Figure as FigureValue } from '@domain/grazing/figure';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import { t } from '@domain/words';
import { PhotosCard } from '@entries/components/PhotosCard';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { Tasks } from '@entries/components/Tasks';
import { LateConfinements, useIsOrganic } from '@entries/organic/lateConfining';
import { Treatments } from '@entries/treating/Treatments';
import { GrowthWarning } from '@entries/weighing/GrowthWarning';
import { Weights } from '@entries/weighing/Weights';
import { LateHerdInWithdrawal, useHasTreatments } from '@entries/withdrawal/late';
import { WrittenDown } from '@entries/components/WrittenDown';
import { RecordHistory } from '@records/components/RecordHistory';
import { selectFeedTotals, type WithRecords } from '@records/index';
import { Actions } from '@shared/components/Actions';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EarTag } from '@shared/components/EarTag';
import { EmptyState } from '@shared/components/EmptyState';
import { Figure, Figures } from '@shared/components/Figures';
import { Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { useLast } from '@shared/lib/useLast';
import { appPaths } from '@shared/paths';
import { inUnit, numberInWords } from '@shared/units/units';
import { Trans } from '@shared/words';
import { EndHerd } from '../components/EndHerd';
import { createEntriesSelector } from '../components/entriesOf';
import { HeadEntries } from '../components/HeadEntries';
import { HerdDialogs } from '../components/HerdDialogs';
import { HerdFigure } from '../components/HerdFigure';
import { LateAnimalsOfHerd, useHasTags } from '../components/lateAnimals';
import { Stays } from '../components/Stays';
import { UncountedStays } from '../components/UncountedStays';
import { Whereabouts } from '@records/components/Whereabouts';
import { useHerds, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import styles from './HerdPage.module.css';

function NoHerd() {
  return (
    <Page>
      <PageTitle title={t`Herd`} />
      <h1>{t`Herd`}</h1>
      <EmptyState title={t`This herd is not there`}>
        <Trans>
          It may have been deleted. <Link to={appPaths.herds}>See all herds</Link>
        </Trans>
      </EmptyState>
    </Page>
  );
}

function HerdFigures({ figures, daysLeft }: HerdNow) {
  const { weight } = useRanchView();
  const feed = useSelector((state: WithRecords) => selectFeedTotals(state, figures.uuid));
  const { head, averageWeightLb, au, dailyDemandLb, liveWeightLb } = figures;
  const inWeight = (lb: number) => numberInWords(lb * weight.factor, weight.digits);
  const eaten = inUnit(feed.eatenLb, weight);
  const putOut = t({ message: `put out, ${eaten} eaten`, comment: 'below the weight of the feed that was put out' });
  const unitFor = (figure: FigureValue) => (isKnown(figure) ? weight.short : undefined);
  return (
    <>
      <Figures>
        <Figure name={t`Head`}>
          <HerdFigure value={head} shown={(value) => numberInWords(value)} />
        </Figure>
        <Figure name={t`Average weight`} unit={unitFor(averageWeightLb)}>
          <HerdFigure value={averageWeightLb} shown={inWeight} />
        </Figure>
        <Figure name={t`Live weight`} unit={unitFor(liveWeightLb)}>
          <HerdFigure value={liveWeightLb} shown={inWeight} />
        </Figure>
        <Figure name={t`AU`}>
          <HerdFigure value={au} shown={(value) => numberInWords(value, 1)} />
        </Figure>
        <Figure name={t`Daily demand`} unit={unitFor(dailyDemandLb)}>
          <HerdFigure value={dailyDemandLb} shown={inWeight} />
        </Figure>
        {daysLeft !== null && (
          <Figure name={t`Days of feed left`} more={t`Where it is now`}>
            <HerdFigure value={daysLeft} shown={(value) => numberInWords(value, value < 10 ? 1 : 0)} />
          </Figure>
        )}
        {feed.putOutLb + feed.eatenLb > 0 && (
          <Figure name={t`Fed this season`} unit={weight.short} more={putOut}>
            {inWeight(feed.putOutLb)}
          </Figure>
        )}
      </Figures>
      <WhatTermsMean terms={['AU', 'AD', 'Stay']} />
    </>
  );
}

function Herd({ herd }: { herd: HerdNow }) {
  const { uuid, data } = herd.herd;
  const { mayRecord, now } = useRanchView();
  const hasTreatments = useHasTreatments();
  const hasTags = useHasTags();
  const isOrganic = useIsOrganic();
  const dialog = useDialogInAddress();
  const { open } = dialog;
  const entries = useSelector(useMemo(() => createEntriesSelector(uuid), [uuid]));
  const { stay, isRetired } = herd.figures;
  const subject = { herdUuid: uuid, name: data.name };
  const isPlaced = stay !== null && stay.off === null;
  return (
    <Page width="wide">
      <PageTitle title={data.name} />
      <div className={styles.head}>
        <EarTag color={data.color} name={data.name} />
        <div>
          <h1 translate="no">{data.name}</h1>
          {!data.ours && <Badge>{t({ message: 'Custom', context: 'animals of others' })}</Badge>}{' '}
          {isRetired && <Badge>{t({ message: 'Retired', context: 'a herd' })}</Badge>}
        </div>
        {mayRecord && !isRetired && (
          <Actions>
            <Button look="quiet" onClick={() => open('edit-herd')}>{t`Edit`}</Button>
            <Button look="quiet" onClick={() => open('count')}>{t`Count`}</Button>
            <Button look="quiet" onClick={() => open('add-treatment')}>{t`Treat`}</Button>
            <Button look="quiet" onClick={() => open('add-weighing')}>{t`Weigh`}</Button>
            <Button look="quiet" onClick={() => open('transfer')}>{t`Animals in or out`}</Button>
            <Button onClick={() => open('move')}>{isPlaced ? t`Move` : t`Put on pasture`}</Button>
          </Actions>
        )}
      </div>
      {data.note !== '' && <p>{data.note}</p>}
      <Card>
        <Whereabouts {...herd} />
      </Card>
      <Card>
        <HerdFigures {...herd} />
        <GrowthWarning herdUuid={uuid} at={now} />
        {hasTreatments && <LateHerdInWithdrawal herdUuid={uuid} />}
      </Card>
      <UncountedStays herdUuid={uuid} name={data.name} open={open} />
      <Stays herdUuid={uuid} />
      <HeadEntries herdUuid={uuid} entries={entries} open={open} />
      <Treatments subject={subject} open={open} />
      <Weights subject={subject} open={open} />
      {isOrganic && <LateConfinements subject={subject} open={open} />}
      {hasTags && <LateAnimalsOfHerd herdUuid={uuid} />}
      <WrittenDown subject={subject} open={open} />
      <PhotosCard subject={subject} open={open} />
      <Tasks subject={subject} open={open} />
      <RecordHistory uuid={uuid} isRelated />
      {mayRecord && <EndHerd herd={herd} entries={entries} />}
      <HerdDialogs dialog={dialog} herdUuid={uuid} />
      <EntryDialogs dialog={dialog} subject={subject} />
    </Page>
  );
}

/** A herd's own page: what it is, where it has been, and what was recorded of it. */
export default function HerdPage() {
  const { uuid } = useParams();
  const found = useHerds().find((each) => each.herd.uuid === uuid);
  // Where somebody else deletes it, what the person types in an open form stays until they close it.
  const herd = useLast(found, useDialogInAddress().name !== null);
  return herd === null ? <NoHerd /> : <Herd key={herd.herd.uuid} herd={herd} />;
}

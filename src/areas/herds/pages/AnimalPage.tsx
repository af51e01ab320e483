import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import type { AnimalRow } from '@domain/animals/single/animalRows';
import { ownWeights } from '@domain/animals/single/ownWeights';
import { treatmentsByAnimal } from '@domain/animals/single/safeFrom';
import { t } from '@domain/words';
import ReplaceTag from '@entries/animals/ReplaceTag';
import { selectAnimalRows } from '@entries/animals/selectAnimalRows';
import { EntryActs } from '@entries/components/EntryActs';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { selectClocks } from '@entries/withdrawal/selectClocks';
import { animalName } from '@records/animalName';
import { RecordHistory } from '@records/components/RecordHistory';
import { selectOne, type WithRecords } from '@records/index';
import { OpenedOn } from '@records/opened/OpenedOn';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { useLast } from '@shared/lib/useLast';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { HerdsOfAnimal, TagsOfAnimal, TreatmentsOfAnimal, WeightsOfAnimal } from '../components/AnimalCards';
import { AnimalFacts, TagsTwice } from '../components/AnimalFacts';

function NoAnimal() {
  return (
    <Page>
      <PageTitle title={t`Animal`} />
      <h1>{t`Animal`}</h1>
      <EmptyState title={t`This animal is not there`}>
        <Trans>
          It may have been deleted. <Link to={appPaths.herdsAnimals}>See all animals</Link>
        </Trans>
      </EmptyState>
    </Page>
  );
}

function Animal({ row }: { row: AnimalRow }) {
  const { uuid, data } = row;
  const held = useSelector((state: WithRecords) => selectOne(state, 'animal', uuid));
  const clocks = useSelector(selectClocks);
  const { mayRecord } = useRanchView();
  const dialog = useDialogInAddress();
  const name = animalName(data);
  const given = useMemo(() => treatmentsByAnimal(clocks).get(uuid) ?? [], [clocks, uuid]);
  const weights = useMemo(
    () => ownWeights(clocks.records.weighings, clocks.scope.keys).get(uuid) ?? [],
    [clocks, uuid],
  );
  return (
    <Page width="wide">
      <PageTitle title={name} />
      <PageHead
        above={<Link to={appPaths.herdsAnimals}>{t`Animals`}</Link>}
        title={name}
        isName
        actions={
          <>
            {mayRecord && (
              <Button look="quiet" onClick={() => dialog.open('replace-tag')}>{t`Replace a lost tag`}</Button>
            )}
            {held !== undefined && (
              <EntryActs kind="animal" held={held} label={t`More for ${name}`} about={name} open={dialog.open} />
            )}
          </>
        }
      />
      <TagsTwice row={row} />
      <Card>
        <AnimalFacts row={row} />
        {data.note !== '' && <p>{data.note}</p>}
      </Card>
      <TagsOfAnimal ids={data.ids} />
      <HerdsOfAnimal uuid={uuid} />
      <TreatmentsOfAnimal clocks={given} tags={row.tags} />
      <WeightsOfAnimal weights={weights} />
      <RecordHistory uuid={uuid} />
      <EntryDialogs dialog={dialog} subject={{ name }} />
      {mayRecord && dialog.name === 'replace-tag' && (
        <OpenedOn kind="animal" uuid={uuid}>
          {(animal) => <ReplaceTag animal={animal} onClose={dialog.close} />}
        </OpenedOn>
      )}
    </Page>
  );
}

/** An animal's own page: its tags and herds over time, and what it was given and weighed under all of them. */
export default function AnimalPage() {
  const { uuid } = useParams();
  const found = useSelector(selectAnimalRows).find((row) => row.uuid === uuid);
  const row = useLast(found, useDialogInAddress().name !== null);
  return row === null ? <NoAnimal /> : <Animal key={row.uuid} row={row} />;
}

import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { herdSteps, type HerdStep } from '@domain/animals/single/herdSteps';
import type { OwnWeight } from '@domain/animals/single/ownWeights';
import type { Clock } from '@domain/animals/withdrawal/withdrawalClock';
import { plural, t } from '@domain/words';
import { EntriesCard } from '@entries/components/EntriesCard';
import { whereInWords } from '@entries/animals/whereInWords';
import { safeFromInWords } from '@entries/withdrawal/withdrawalWords';
import { selectClocks } from '@entries/withdrawal/selectClocks';
import type { AnimalData } from '@domain/animals/facts';
import { TAG_TYPE_NAMES } from '@records/treatmentWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { dayInWords } from '@shared/lib/dates';
import { wordOf } from '@shared/lib/wording';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';

const dayOf = (date: string | null): string => (date === null ? '' : dayInWords(`${date}T12:00:00`));

/** The tags of an animal, with the days on which it had them. */
export function TagsOfAnimal({ ids }: Pick<AnimalData, 'ids'>) {
  return (
    <Card>
      <h2>{t`Tags`}</h2>
      <Table label={t`Tags`} head={[t`Tag`, t`Kind of tag`, t`First day`, t`Last day`]}>
        {ids.map(({ tag, type, from, to }, index) => (
          <TableRow key={`${tag} ${index}`}>
            <HeadCell>{tag}</HeadCell>
            <Cell name={t`Kind of tag`}>{wordOf(TAG_TYPE_NAMES, type)}</Cell>
            <Cell name={t`First day`}>{dayOf(from)}</Cell>
            <Cell name={t`Last day`}>{dayOf(to)}</Cell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}

/** "12 head moved without names on Jun 3, 2026", "Weighed there on Jun 5, 2026" */
function becauseInWords({ by, head, at, where }: HerdStep, zone: string | null): string {
  const day = dateAt(at, zone);
  switch (by) {
    case 'record':
      return t`By its record, from ${day}`;
    case 'moved':
      return where.isGone ? t`Left on ${day}` : t`Moved on ${day}`;
    case 'unnamed':
      return head === null
        ? t`Some moved without names on ${day}`
        : t`${plural(head, { one: '# head', other: '# head' })} moved without names on ${day}`;
    case 'treatment':
      return t`Treated there on ${day}`;
    case 'weighing':
      return t`Weighed there on ${day}`;
  }
}

/** The herds of an animal over time, the latest first. */
export function HerdsOfAnimal({ uuid }: { uuid: string }) {
  const clocks = useSelector(selectClocks);
  const nameOf = useNames();
  const { now, zone } = useRanchView();
  const steps = useMemo(() => [...herdSteps(clocks, uuid, now)].reverse(), [clocks, uuid, now]);
  return (
    <EntriesCard title={t`Herds`} actions={null} nothing={t`The record doesn’t say where it is.`} count={steps.length}>
      <Rows>
        {steps.map((step, index) => {
          const read = step.unexpected === null ? '' : nameOf(step.unexpected);
          return (
            <Row key={`${step.at} ${index}`} title={<b>{whereInWords(step.where, nameOf)}</b>}>
              <p>{becauseInWords(step, zone)}</p>
              {read !== '' && <p>{t`It was read in ${read}, though the record had it elsewhere.`}</p>}
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}

/** What an animal was given by name, under all its tags, the latest first. */
export function TreatmentsOfAnimal({ clocks, tags }: { clocks: readonly Clock[]; tags: readonly string[] }) {
  const { zone } = useRanchView();
  const own = new Set(tags);
  return (
    <EntriesCard title={t`Treatments`} actions={null} nothing={t`No treatments under its tags.`} count={clocks.length}>
      <Rows>
        {[...clocks].reverse().map(({ uuid, data, at, safeAt }) => {
          const read = data.tags.filter((tag) => own.has(tag)).join(', ');
          const safe = safeFromInWords(safeAt.meat, zone);
          return (
            <Row key={uuid} title={<b translate="no">{data.product}</b>}>
              <p>{[dateAt(at, zone), data.reason].filter(Boolean).join('. ')}</p>
              <p>{t`Tag ${read}`}</p>
              <p>{safeAt.meat === null ? t`Meat withdrawal unknown` : t`Safe for meat: ${safe}`}</p>
            </Row>
          );
        })}
      </Rows>
    </EntriesCard>
  );
}

/** What an animal weighed, the latest first. */
export function WeightsOfAnimal({ weights }: { weights: readonly OwnWeight[] }) {
  const { zone, weight } = useRanchView();
  return (
    <EntriesCard title={t`Weights`} actions={null} nothing={t`It hasn’t been weighed yet.`} count={weights.length}>
      <Table label={t`Weights`} head={[t`Day`, t`Weight`]}>
        {[...weights].reverse().map(({ at, lb }) => (
          <TableRow key={at}>
            <HeadCell>{dateAt(at, zone)}</HeadCell>
            <Cell name={t`Weight`}>{inUnit(lb, weight)}</Cell>
          </TableRow>
        ))}
      </Table>
    </EntriesCard>
  );
}

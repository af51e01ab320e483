import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { AnimalRow } from '@domain/animals/single/animalRows';
import { tagsTwice } from '@domain/animals/single/animalWarnings';
import { t } from '@domain/words';
import { safeInWords, whereInWords } from '@entries/animals/whereInWords';
import { selectAll, type WithRecords } from '@records/index';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { Figure, Figures, Lacking } from '@shared/components/Figures';
import { dayInWords } from '@shared/lib/dates';
import { wordOf } from '@shared/lib/wording';
import { animalHref, herdHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';

/** Warns of a tag that another animal has on the same day. */
export function TagsTwice({ row }: { row: AnimalRow }) {
  const animals = useSelector((state: WithRecords) => selectAll(state, 'animal'));
  const nameOf = useNames();
  const twice = useMemo(() => [...tagsTwice(row, animals)], [row, animals]);
  if (twice.length === 0) return null;
  return (
    <Banner look="warn">
      {twice.map(([tag, [other = '']]) => (
        <p key={tag}>
          {t`Another animal has the tag ${tag} on the same day.`} <Link to={animalHref(other)}>{nameOf(other)}</Link>
        </p>
      ))}
    </Banner>
  );
}

/** What an animal is, where, how heavy it was last, and from when on it is safe. */
export function AnimalFacts({ row }: { row: AnimalRow }) {
  const { zone, weight, gain } = useRanchView();
  const nameOf = useNames();
  const { data, where, lastWeight, gainLbPerDay, safe } = row;
  const [herd, ...others] = where.herds;
  const place = whereInWords(where, nameOf);
  const isOne = herd !== undefined && others.length === 0 && !where.isGone;
  const safeDay = safeInWords(safe, zone);
  return (
    <Figures>
      <Figure name={t`Class`}>{wordOf(ANIMAL_NAMES, data.animal)}</Figure>
      <Figure name={t`Herd`}>
        {isOne ? <Link to={herdHref(herd)}>{place}</Link> : place === '' ? <Lacking>{t`unknown`}</Lacking> : place}
      </Figure>
      <Figure name={t`Safe from`}>{safeDay === '' ? <Lacking>{t`Not in withdrawal`}</Lacking> : safeDay}</Figure>
      <Figure name={t`Last weight`} more={lastWeight && dateAt(lastWeight.at, zone)}>
        {lastWeight === null ? <Lacking>{t`not weighed`}</Lacking> : inUnit(lastWeight.lb, weight)}
      </Figure>
      <Figure name={t`Gain`}>
        {gainLbPerDay === null ? <Lacking>{t`not known: it takes two weighings`}</Lacking> : inUnit(gainLbPerDay, gain)}
      </Figure>
      {data.born_on !== null && (
        <Figure name={t({ message: 'Born', context: 'the day of birth' })}>
          {dayInWords(`${data.born_on}T12:00:00`)}
        </Figure>
      )}
      {data.dam_uuid !== null && (
        <Figure name={t`Mother`}>
          <Link to={animalHref(data.dam_uuid)}>{nameOf(data.dam_uuid)}</Link>
        </Figure>
      )}
    </Figures>
  );
}

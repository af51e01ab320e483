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
import { Facts } from '@shared/components/Facts';
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
  const facts: (readonly [string, React.ReactNode])[] = [
    [t`Class`, wordOf(ANIMAL_NAMES, data.animal)],
    [t`Herd`, isOne ? <Link to={herdHref(herd)}>{place}</Link> : place === '' ? t`unknown` : place],
    [t`Safe from`, safeDay === '' ? t`Nothing holds it` : safeDay],
    [
      t`Last weight`,
      lastWeight === null ? t`not weighed` : `${inUnit(lastWeight.lb, weight)}, ${dateAt(lastWeight.at, zone)}`,
    ],
    [t`Gain`, gainLbPerDay === null ? t`not known: it takes two weighings` : inUnit(gainLbPerDay, gain)],
    ...(data.born_on === null
      ? []
      : [[t({ message: 'Born', context: 'the day of birth' }), dayInWords(`${data.born_on}T12:00:00`)] as const]),
    ...(data.dam_uuid === null
      ? []
      : [
          [
            t`Mother`,
            <Link key="dam" to={animalHref(data.dam_uuid)}>
              {nameOf(data.dam_uuid)}
            </Link>,
          ] as const,
        ]),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

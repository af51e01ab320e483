import { sum, type Figure } from './figure';
import { grazedPlaces } from './land';
import { takenFrom, type Taken } from './paddockFigures';
import { seasonInstants, type Period } from './seasons';
import { classesAt, forageBetween, lastsAt, type Stay } from './stays';
import { daysBetween } from './time';
import type { Timelines } from './timelines';
import { headOf } from './transfer';

/**
 * The stays of all herds that touch a period, the latest first. A stay over the edge of a season belongs to both
 * seasons; one without a length to the season that holds it.
 */
export function staysWithin({ stays, standard }: Timelines, { since, until, season }: Period): readonly Stay[] {
  const ends = season === null ? Infinity : seasonInstants(season, standard.zone).ends;
  return [...stays.values()]
    .flatMap((ofHerd) =>
      ofHerd.filter(({ from, to }) => from <= until && from < ends && (to > since || from >= since)).reverse(),
    )
    .sort((one, other) => other.from - one.from);
}

/** What is read of a stay over a period. */
export interface StayFigures extends Pick<Taken, 'ad' | 'ada'> {
  /** Whether it lasts at the instant that figures hold for. */
  readonly isNow: boolean;
  /** At its end, or at that instant; null where nobody has counted. */
  readonly head: number | null;
  /** Elapsed days of the part within the period. */
  readonly days: number;
}

/**
 * The figures of one stay. Days, AD and ADA are those of the part within the period; head is uncut. ADA is AD / acres of
 * all its paddocks; off pasture nothing is grazed, and it lacks the acres.
 *
 * @param asOf the instant that figures hold for, ms since 1970
 */
export function stayFigures(stay: Stay, timelines: Timelines, { since, until }: Period, asOf: number): StayFigures {
  const { standard, states, lands } = timelines;
  const { herdUuid, paddockUuids, from, to } = stay;
  const isNow = lastsAt(stay, asOf);
  const [first, last] = [Math.max(from, since), Math.min(to, until)];
  const acres = sum(
    grazedPlaces(paddockUuids, lands).map(
      (uuid): Figure => lands.get(uuid)?.acres ?? { lacks: [{ what: 'acres', uuid }] },
    ),
  );
  const taken = takenFrom(forageBetween(stay, first, last, standard), acres, standard.intakeLb, paddockUuids[0] ?? '');
  return {
    isNow,
    head: headOf(classesAt(states.byHerd.get(herdUuid) ?? [], isNow || to > asOf ? asOf : to - 1)),
    days: daysBetween(first, last),
    ad: taken.ad,
    ada: taken.ada,
  };
}

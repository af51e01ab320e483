import { weightAt, type HerdClass, type Standard } from '../../grazing/herdClass';
import { countsOfStay } from './countsOfStay';
import { groupedBy } from '../../lists/groupedBy';
import { partOfHerd } from './partOfHerd';
import type { ExportedStay } from './PastureMapExport';
import { TOGETHER_MS } from './staysOfEvents';
import { DAY_MS } from '../../grazing/time';

/** A stay that is open in an export of that many days ago at most goes on: people bring in what they have just exported. */
const FRESH_DAYS = 31;
const MINUTE_MS = 60_000;

/** Where a herd is from `at` on; a stay of null is a gap in what was written down. */
interface HistoryMove {
  readonly at: number;
  readonly stay: ExportedStay | null;
}

/** What a herd is from `at` on. */
interface HistoryCount {
  readonly at: number;
  readonly animals: HerdClass;
  /** Nothing was counted then: it is where the files end, and nobody knows what the herd gained from then on. */
  readonly isEnd?: true;
}

/** A herd with what is known of it, by time. Instants are milliseconds since 1970 UTC. */
export interface HerdHistory {
  readonly name: string;
  /** The herd in the files that it is a part of; its own name where it is that herd. */
  readonly of: string;
  readonly retiredAt: number | null;
  readonly moves: readonly HistoryMove[];
  readonly counts: readonly HistoryCount[];
}

interface Course {
  readonly name: string;
  readonly of: string;
  readonly retiredAt: number | null;
  readonly stays: readonly ExportedStay[];
}

/**
 * When a stay ends as far as is known, ms since 1970. One that has no end in an old export lasts beyond the instant of that
 * export and no longer: what the herd did in the years since, nobody has written down. Null while it goes on.
 */
function endOf({ to, openAt }: ExportedStay, now: number): number | null {
  if (to !== null || openAt === undefined) return to;
  return now - openAt > FRESH_DAYS * DAY_MS ? openAt + MINUTE_MS : null;
}

/**
 * A herd cannot be in two places: of two stays that overlap by over 2 minutes the earlier one goes whole to a herd "Name
 * (part)", retired at its end, and the herd follows its latest move-in. One without an end is ended by the next one so.
 */
function coursesOf(herd: string, stays: readonly ExportedStay[], now: number): Course[] {
  const inTime = stays.toSorted((one, other) => one.from - other.from);
  const whole: ExportedStay[] = [];
  const parts: Course[] = [];
  for (const [index, stay] of inTime.entries()) {
    const next = inTime[index + 1];
    if (next === undefined || (endOf(stay, now) ?? Infinity) - next.from <= TOGETHER_MS) {
      whole.push(stay);
      continue;
    }
    parts.push({ name: partOfHerd(herd, parts.length + 1), of: herd, retiredAt: stay.to ?? next.from, stays: [stay] });
  }
  return whole.length === 0 ? parts : [{ name: herd, of: herd, retiredAt: null, stays: whole }, ...parts];
}

/** What a herd that gains weighs where its last stay ends, without a gain from there: it would go on for years. */
function countAtEnd(
  { retiredAt, stays }: Course,
  { zone }: Standard,
  animals: HerdClass | undefined,
  now: number,
): HistoryCount[] {
  const stay = stays.at(-1);
  const end = stay === undefined ? null : endOf(stay, now);
  if (end === null || retiredAt !== null || animals === undefined || animals.gainLbPerDay === 0) return [];
  const weightLb = weightAt(animals, end, zone);
  return [{ at: end, animals: { ...animals, weightLb, weighedAt: end, gainLbPerDay: 0 }, isEnd: true }];
}

function historyOf(course: Course, standard: Standard, now: number): HerdHistory {
  const { stays, ...herd } = course;
  const moves: HistoryMove[] = [];
  const counts: HistoryCount[] = [];
  let last: HerdClass | undefined;
  for (const [index, stay] of stays.entries()) {
    moves.push({ at: stay.from, stay });
    const next = stays[index + 1];
    const end = endOf(stay, now);
    const isFollowed = end !== null && next !== undefined && next.from - end <= TOGETHER_MS;
    if (end !== null && !isFollowed) moves.push({ at: end, stay: null });
    for (const animals of countsOfStay(stay, standard, last)) {
      counts.push({ at: Math.round(animals.weighedAt), animals });
      last = animals;
    }
  }
  return { ...herd, moves, counts: [...counts, ...countAtEnd(course, standard, last, now)] };
}

/**
 * The herds of some stays, each with the moves and counts by which our rules give its stays their forage. Each is made as it
 * is asked for: many years of many herds take time.
 *
 * @param now the instant of the import, ms since 1970
 */
export function* herdHistories(
  stays: readonly ExportedStay[],
  standard: Standard,
  now: number,
): Generator<HerdHistory> {
  for (const [herd, ofHerd] of groupedBy(stays, (stay) => stay.herd)) {
    for (const course of coursesOf(herd, ofHerd, now)) yield historyOf(course, standard, now);
  }
}

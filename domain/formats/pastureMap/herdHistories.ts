import type { HerdClass, Standard } from '../../grazing/herdClass';
import { countsOfStay } from './countsOfStay';
import { groupedBy } from '../../lists/groupedBy';
import type { ExportedStay } from './PastureMapExport';
import { TOGETHER_MS } from './staysOfEvents';

/** Where a herd is from `at` on; a stay of null is a gap in what was written down. */
interface HistoryMove {
  readonly at: number;
  readonly stay: ExportedStay | null;
}

/** What a herd is from `at` on. */
interface HistoryCount {
  readonly at: number;
  readonly animals: HerdClass;
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
 * A herd cannot be in two places: of two stays that overlap by over 2 minutes the earlier one goes whole to a herd "Name
 * (part)", retired at its end, and the herd follows its latest move-in. One without an end is ended by the next one so.
 */
function coursesOf(herd: string, stays: readonly ExportedStay[]): Course[] {
  const inTime = stays.toSorted((one, other) => one.from - other.from);
  const whole: ExportedStay[] = [];
  const parts: Course[] = [];
  for (const [index, stay] of inTime.entries()) {
    const next = inTime[index + 1];
    if (next === undefined || (stay.to ?? Infinity) - next.from <= TOGETHER_MS) {
      whole.push(stay);
      continue;
    }
    const name = parts.length === 0 ? `${herd} (part)` : `${herd} (part ${parts.length + 1})`;
    parts.push({ name, of: herd, retiredAt: stay.to ?? next.from, stays: [stay] });
  }
  return whole.length === 0 ? parts : [{ name: herd, of: herd, retiredAt: null, stays: whole }, ...parts];
}

function historyOf({ stays, ...herd }: Course, standard: Standard): HerdHistory {
  const moves: HistoryMove[] = [];
  const counts: HistoryCount[] = [];
  let last: HerdClass | undefined;
  for (const [index, stay] of stays.entries()) {
    moves.push({ at: stay.from, stay });
    const next = stays[index + 1];
    const hasGap = stay.to !== null && (next === undefined || next.from - stay.to > TOGETHER_MS);
    if (hasGap && stay.to !== null) moves.push({ at: stay.to, stay: null });
    for (const animals of countsOfStay(stay, standard, last)) {
      counts.push({ at: Math.round(animals.weighedAt), animals });
      last = animals;
    }
  }
  return { ...herd, moves, counts };
}

/**
 * The herds of some stays, each with the moves and counts by which our rules give its stays their forage. Each is made as it
 * is asked for: many years of many herds take time.
 */
export function* herdHistories(stays: readonly ExportedStay[], standard: Standard): Generator<HerdHistory> {
  for (const [herd, ofHerd] of groupedBy(stays, (stay) => stay.herd)) {
    for (const course of coursesOf(herd, ofHerd)) yield historyOf(course, standard);
  }
}

import type { Animal } from '../../grazing/records';
import { headOf } from '../../grazing/transfer';
import { byText } from '../../grazing/records';
import { isHeld, USES, type Clock, type Use } from './withdrawalClock';
import { herdsAt, type Clocks } from './clocksOf';
import type { Herds } from './Herds';
import { headIn } from './pairs';

/** A clock in a class of a herd, at an instant. */
export interface ClockRow {
  readonly herdUuid: string;
  /** Null: nobody knows which. */
  readonly animal: Animal | null;
  readonly clock: Clock;
  /** At least and at most as many head; Infinity: all, number unknown. */
  readonly least: number;
  readonly most: number;
  /** Of the class, or of the herd where the class is unknown; null: unknown. */
  readonly head: number | null;
}

interface Counts {
  least: number;
  most: number;
}

/** By class: the pairs of a clock and its named animals together. */
function countsIn(herds: Herds, herd: string): Map<Clock, Map<Animal | null, Counts>> {
  const byClock = new Map<Clock, Map<Animal | null, Counts>>();
  const countsOf = (clock: Clock, animal: Animal | null): Counts => {
    const classes = byClock.get(clock) ?? new Map<Animal | null, Counts>();
    byClock.set(clock, classes);
    const counts = classes.get(animal) ?? { least: 0, most: 0 };
    classes.set(animal, counts);
    return counts;
  };
  for (const [clock, pairs] of herds.heldIn(herd)) {
    for (const { animal, least, most } of pairs) {
      const counts = countsOf(clock, animal);
      counts.least += least;
      counts.most += most;
    }
  }
  for (const { animal, herds: possible, size, clocks } of herds.places.in(herd)) {
    for (const clock of clocks) {
      const counts = countsOf(clock, animal);
      counts.most += size;
      if (possible.length === 1) counts.least += size;
    }
  }
  return byClock;
}

function rowsIn(herds: Herds, herd: string, at: number): ClockRow[] {
  const classes = herds.classesOf(herd);
  const rows: ClockRow[] = [];
  for (const [clock, byClass] of countsIn(herds, herd)) {
    if (!USES.some((use) => isHeld(clock, use, at))) continue;
    for (const [animal, { least, most }] of byClass) {
      const head = classes === null ? null : headIn(classes, animal);
      const there = head ?? Infinity;
      if (Math.min(most, there) === 0) continue;
      rows.push({ herdUuid: herd, animal, clock, least: Math.min(least, there), most: Math.min(most, there), head });
    }
  }
  return rows.sort(
    (one, other) =>
      one.clock.at - other.clock.at ||
      byText(one.clock.uuid, other.clock.uuid) ||
      byText(one.animal ?? '', other.animal ?? ''),
  );
}

/** Every clock that holds animals at an instant, by herd, then by time of the treatment. One or more rows a clock: one for each class. */
export function clockRows(clocks: Clocks, at: number): ClockRow[] {
  const herds = herdsAt(clocks, at);
  const all = new Set([...herds.held.keys(), ...herds.places.herds()]);
  return [...all].sort(byText).flatMap((herd) => rowsIn(herds, herd, at));
}

/** What a herd says of one use. */
export interface HerdLine {
  /** The latest time from which its animals are safe, ms since 1970; Infinity: never; null: of none the time is known. */
  readonly safeAt: number | null;
  /** Whether nobody recorded a time for some of them. */
  readonly isUnknown: boolean;
  readonly least: number;
  readonly most: number;
  /** Null: unknown. */
  readonly head: number | null;
}

/**
 * A herd's line for a use: the latest time of its clocks, at least the greatest of their least, at most their sum and the head.
 * Null where nothing is held.
 *
 * @param rows of the herd
 */
export function herdLine(
  rows: readonly ClockRow[],
  use: Use,
  herds: Pick<Herds, 'classesOf'>,
  at: number,
): HerdLine | null {
  const live = rows.filter(({ clock }) => isHeld(clock, use, at));
  const [first] = live;
  if (first === undefined) return null;
  const leasts = new Map<Clock, number>();
  for (const { clock, least } of live) leasts.set(clock, (leasts.get(clock) ?? 0) + least);
  const head = headOf(herds.classesOf(first.herdUuid));
  const times = live.flatMap(({ clock }) => clock.safeAt[use] ?? []);
  const there = head ?? Infinity;
  return {
    safeAt: times.length === 0 ? null : times.reduce((last, time) => Math.max(last, time)),
    isUnknown: live.some(({ clock }) => clock.safeAt[use] === null),
    least: Math.min(
      there,
      [...leasts.values()].reduce((most, least) => Math.max(most, least), 0),
    ),
    most: Math.min(
      there,
      live.reduce((sum, { most }) => sum + most, 0),
    ),
    head,
  };
}

import type { Animal } from '../../grazing/records';
import type { Clock } from './withdrawalClock';

/** For each clock that some pairs had which a count took away: whether all of these pairs had it. */
export type CountedAway = ReadonlyMap<Clock, boolean>;

interface Weaned {
  readonly herd: string;
  readonly animal: Animal;
  readonly head: number;
}

/** What rule W5 knows of one day: the pairs that were counted away, and the calves weaned without a source. */
export interface WeanedDay {
  readonly day: number;
  readonly away: readonly CountedAway[];
  readonly weaned: readonly Weaned[];
}

export const NO_DAY: WeanedDay = { day: -Infinity, away: [], weaned: [] };

export const dayOn = (known: WeanedDay, day: number): WeanedDay => (known.day === day ? known : { ...NO_DAY, day });

/** The clocks that calves of a day take, and whether all of them have each: where all pairs had it. */
export function clocksOfCalves(away: readonly CountedAway[]): ReadonlyMap<Clock, boolean> {
  const clocks = new Set(away.flatMap((each) => [...each.keys()]));
  return new Map([...clocks].map((clock) => [clock, away.every((each) => each.get(clock) === true)]));
}

import type { Classes } from '../../grazing/transfer';
import type { Zone } from '../../grazing/time';
import type { Clock } from './withdrawalClock';
import { joined, type Pairs } from './pairs';
import { Places, type IsFollowed } from './places';
import type { TagKeys } from './tagKeys';
import { NO_DAY, type WeanedDay } from './weanedDay';

/** What clocks need to know besides the turns. */
export interface Scope {
  readonly zone: Zone;
  readonly keys: TagKeys;
}

const NONE: ReadonlyMap<Clock, Pairs> = new Map();

/** What every herd is at one point of the record, and who in it is held. Turns change it in place; copies are kept. */
export class Herds {
  readonly classes: Map<string, Classes>;
  /** By herd: the pairs of each clock that is not by names. */
  readonly held: Map<string, Map<Clock, Pairs>>;
  readonly places: Places;
  weanedDay: WeanedDay;

  /** @param isFollowed which animals are followed by name; left out: those with clocks, until these run out */
  constructor(other?: Herds, isFollowed?: IsFollowed) {
    this.classes = new Map(other?.classes ?? []);
    this.held = new Map([...(other?.held ?? [])].map(([herd, clocks]) => [herd, new Map(clocks)]));
    this.places = new Places(other?.places, isFollowed);
    this.weanedDay = other?.weanedDay ?? NO_DAY;
  }

  classesOf(herd: string | null): Classes {
    return herd === null ? null : (this.classes.get(herd) ?? null);
  }

  heldIn(herd: string): ReadonlyMap<Clock, Pairs> {
    return this.held.get(herd) ?? NONE;
  }

  /** Puts pairs in the place of those that a clock has in a herd. */
  put(herd: string, clock: Clock, pairs: Pairs): void {
    const clocks = this.held.get(herd);
    if (pairs.length === 0) clocks?.delete(clock);
    else if (clocks === undefined) this.held.set(herd, new Map([[clock, pairs]]));
    else clocks.set(clock, pairs);
  }

  /** Adds pairs to those that a clock has in a herd, at most the head that there is. */
  add(herd: string, clock: Clock, pairs: Pairs): void {
    if (pairs.length > 0)
      this.put(herd, clock, joined(this.heldIn(herd).get(clock) ?? [], pairs, this.classesOf(herd)));
  }

  /** Forgets what has run out. */
  forget(at: number): void {
    for (const clocks of this.held.values()) {
      for (const clock of clocks.keys()) if (clock.until <= at) clocks.delete(clock);
    }
    this.places.forget(at);
  }
}

import { RANCH_CALLS_MAX } from '@contract/http/limits';
import { tooMany } from '../http/refusals';
import { hmacOf } from '../platform/secrets';
import { countAddressTry } from './addressTriesTable';
import type { LimitDeps } from './LimitDeps';

/** Calls that are counted together: to tell the database of each one would cost as much as the call. */
const BUNDLE = 200;
/** Ranches whose calls are counted at once; those that called first are forgotten. */
const RANCHES_MAX = 10_000;

interface Counted {
  calls: number;
  /** When the minute ends in which the ranch has had its calls. */
  waitsUntil: number;
}

/**
 * Counts the calls that write on a ranch, of all processes together: each tells the database of every 200th one, so that
 * a ranch may have at most 200 a process more than it should.
 */
export class WritingCalls {
  private readonly byRanch = new Map<string, Counted>();

  constructor(private readonly deps: Pick<LimitDeps, 'db' | 'clock' | 'secretKey'>) {}

  /** @throws 429 `too_many` when the ranch has had its calls of this minute, with what is left of it */
  async count(ranchUuid: string): Promise<void> {
    const { db, clock, secretKey } = this.deps;
    const now = clock.now();
    const counted = this.of(ranchUuid);
    counted.calls += 1;
    if (counted.calls % BUNDLE === 0 && counted.waitsUntil <= now.getTime()) {
      const { tries, endsAt } = await countAddressTry(db, hmacOf(secretKey, 'calls', ranchUuid), now);
      if (tries * BUNDLE > RANCH_CALLS_MAX) counted.waitsUntil = endsAt.getTime();
    }
    const left = counted.waitsUntil - now.getTime();
    if (left > 0) throw tooMany(Math.max(1, Math.ceil(left / 1000)));
  }

  private of(ranchUuid: string): Counted {
    const known = this.byRanch.get(ranchUuid);
    if (known !== undefined) return known;
    const [first] = this.byRanch.keys();
    if (first !== undefined && this.byRanch.size >= RANCHES_MAX) this.byRanch.delete(first);
    const counted = { calls: 0, waitsUntil: 0 };
    this.byRanch.set(ranchUuid, counted);
    return counted;
  }
}

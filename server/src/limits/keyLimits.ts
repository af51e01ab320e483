import { KEY_CALLS_A_MINUTE_MAX, KEY_CHANGES_AN_HOUR_MAX, KEY_WRITES_A_MINUTE_MAX } from '@contract/http/limits';
import type { ApiError } from '../http/ApiError';
import { enoughKeyCalls, enoughKeyChanges, enoughKeyWrites } from '../http/limitRefusals';
import { hmacOf } from '../platform/secrets';
import { countWithin } from './addressTriesTable';
import type { LimitDeps } from './LimitDeps';

const LIMITS = {
  calls: { most: KEY_CALLS_A_MINUTE_MAX, seconds: 60, refusal: enoughKeyCalls },
  writes: { most: KEY_WRITES_A_MINUTE_MAX, seconds: 60, refusal: enoughKeyWrites },
  changes: { most: KEY_CHANGES_AN_HOUR_MAX, seconds: 60 * 60, refusal: enoughKeyChanges },
} satisfies Record<string, { most: number; seconds: number; refusal: (retryAfter: number) => ApiError }>;

type Deps = Pick<LimitDeps, 'db' | 'clock' | 'secretKey'>;

async function count(deps: Deps, what: keyof typeof LIMITS, keyUuid: string, by = 1): Promise<void> {
  const { refusal, ...limit } = LIMITS[what];
  const now = deps.clock.now();
  const ends = await countWithin(deps.db, hmacOf(deps.secretKey, 'key', what, keyUuid), limit, { now, by });
  if (ends !== undefined) throw refusal(Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000)));
}

/** Counts a call of a key, of all processes together. Throws 429 `too_many` with what is left of the minute. */
export async function countKeyCall(deps: Deps, keyUuid: string, isWrite: boolean): Promise<void> {
  await count(deps, 'calls', keyUuid);
  if (isWrite) await count(deps, 'writes', keyUuid);
}

/** Counts the changes that a call of a key is about to write. Throws 429 `too_many` with what is left of the hour. */
export async function countKeyChanges(deps: Deps, keyUuid: string, changes: number): Promise<void> {
  if (changes > 0) await count(deps, 'changes', keyUuid, changes);
}

import { KEY_CALLS_A_MINUTE_MAX, KEY_CHANGES_AN_HOUR_MAX, KEY_WRITES_A_MINUTE_MAX } from '@contract/http/limits';
import type { ApiError } from '../http/ApiError';
import { enoughKeyChanges, enoughKeyWrites } from '../http/limitRefusals';
import { hmacOf } from '../platform/secrets';
import { countWithin, type WindowLimit } from './addressTriesTable';
import type { LimitDeps } from './LimitDeps';

const LIMITS = {
  calls: { most: KEY_CALLS_A_MINUTE_MAX, seconds: 60 },
  writes: { most: KEY_WRITES_A_MINUTE_MAX, seconds: 60 },
  changes: { most: KEY_CHANGES_AN_HOUR_MAX, seconds: 60 * 60 },
} satisfies Record<string, WindowLimit>;

type Deps = Pick<LimitDeps, 'db' | 'clock' | 'secretKey'>;
type Refusal = (retryAfter: number) => ApiError;

const count = (deps: Deps, what: keyof typeof LIMITS, keyUuid: string, by = 1): Promise<Date | undefined> =>
  countWithin(deps.db, hmacOf(deps.secretKey, 'key', what, keyUuid), LIMITS[what], { now: deps.clock.now(), by });

function refuseUntil({ clock }: Deps, ends: Date | undefined, refusal: Refusal): void {
  if (ends !== undefined) throw refusal(Math.max(1, Math.ceil((ends.getTime() - clock.now().getTime()) / 1000)));
}

/** Counts a call of a key, of all processes together; when the minute ends, if the key has had its calls of it. */
export const countKeyCall = (deps: Deps, keyUuid: string): Promise<Date | undefined> => count(deps, 'calls', keyUuid);

/** Counts a call of a key that writes. Throws 429 `too_many` with what is left of the minute. */
export async function countKeyWrite(deps: Deps, keyUuid: string): Promise<void> {
  refuseUntil(deps, await count(deps, 'writes', keyUuid), enoughKeyWrites);
}

/** Counts the changes that a call of a key is about to write. Throws 429 `too_many` with what is left of the hour. */
export async function countKeyChanges(deps: Deps, keyUuid: string, changes: number): Promise<void> {
  if (changes > 0) refuseUntil(deps, await count(deps, 'changes', keyUuid, changes), enoughKeyChanges);
}

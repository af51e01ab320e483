import { HOOK_TESTS_MAX, NOTICES_A_DAY_MAX, UPLOADS_A_DAY_MAX } from '@contract/http/limits';
import type { Db } from '../db/Database';
import type { ApiError } from '../http/ApiError';
import { hmacOf } from '../platform/secrets';
import { reserve, type Limit } from './limitCountsTable';
import type { LimitDeps } from './LimitDeps';

const MINUTE: number = 60;
const HOUR: number = 60 * MINUTE;
const DAY: number = 24 * 60 * MINUTE;

/** How many of each kind there may be, of or for the same person, ranch or email. */
const LIMITS = {
  resetsInAMinute: { most: 1, windowSeconds: MINUTE },
  resetsInADay: { most: 5, windowSeconds: DAY },
  ranchesOfAnAccount: { most: 5, windowSeconds: DAY },
  invitationsOfARanch: { most: 50, windowSeconds: DAY },
  invitationsOfAnAccount: { most: 50, windowSeconds: DAY },
  invitationsOfARanchToAnEmail: { most: 3, windowSeconds: DAY },
  invitationsToAnEmail: { most: 20, windowSeconds: DAY },
  noticesOfADevice: { most: NOTICES_A_DAY_MAX, windowSeconds: DAY },
  hookTestsOfARanch: { most: HOOK_TESTS_MAX, windowSeconds: HOUR },
  uploadsOfAnAccount: { most: UPLOADS_A_DAY_MAX, windowSeconds: DAY },
} satisfies Record<string, Limit>;

type Kind = keyof typeof LIMITS;

type Counting = Pick<LimitDeps, 'secretKey' | 'clock'>;

const count = (trx: Db, { secretKey, clock }: Counting, kind: Kind, whose: string) =>
  reserve(trx, hmacOf(secretKey, 'mails', kind, whose), LIMITS[kind], clock.now());

/** Counts towards a limit; false when it is used up. `whose` is what the limit is kept for. */
export async function isWithinLimit(trx: Db, deps: Counting, kind: Kind, whose: string): Promise<boolean> {
  return (await count(trx, deps, kind, whose)) === undefined;
}

/** Counts towards a limit; throws what is told of one that is used up, with when it is free again. */
export async function assertWithinLimit(
  trx: Db,
  deps: LimitDeps,
  { kind, whose, refusal }: { kind: Kind; whose: string; refusal: (retryAfter: number, most: number) => ApiError },
): Promise<void> {
  const next = await count(trx, deps, kind, whose);
  if (next === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((next.getTime() - deps.clock.now().getTime()) / 1000));
  throw refusal(retryAfter, LIMITS[kind].most);
}

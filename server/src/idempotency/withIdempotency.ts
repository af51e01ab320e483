import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { inProgress, invalid, keyReused } from '../http/refusals';
import type { Clock } from '../platform/clock';
import { canonicalJson, hmacOf } from '../platform/secrets';
import { findKey, keepKey, tryLockKey, type KeyName } from './idempotencyKeysTable';

export { deleteExpiredKeys } from './idempotencyKeysTable';

const KEPT_MS = 10 * 60 * 1000;

/** What a call makes, and whose it is. */
export interface Made<T> extends Kept {
  answer: T;
}

/** What is remembered of it with the key. */
interface Kept {
  userUuid: string;
  /** The thing itself, where it is not the user's account. */
  madeUuid?: string | null;
}

interface Steps<P, T> {
  /** What takes time and no database, such as a password's hash. */
  prepare(): Promise<P>;
  /** Makes everything, in one transaction with the key. */
  make(trx: Db, prepared: P): Promise<Made<T>>;
  /** Answers again what was made before. */
  replay(kept: Kept): Promise<T>;
}

interface Call {
  route: string;
  key: string | undefined;
  /** What must be the same when the call comes again: the body without its password. */
  body: object;
}

/** What an earlier call with this key made; throws when that call said something else. */
async function madeBefore(db: Db, name: KeyName, fingerprint: Buffer, now: Date): Promise<Kept | undefined> {
  const kept = await findKey(db, name, now);
  if (kept === undefined) return undefined;
  if (!timingSafeEqual(kept.fingerprint, fingerprint)) throw keyReused();
  return { userUuid: kept.user_uuid, madeUuid: kept.made_uuid };
}

/**
 * Makes something once for each `Idempotency-Key` of a route. The key is kept for 10 minutes, in the transaction that
 * makes the thing, so that after a crash there are both or neither; a call that was refused keeps no key. The same
 * call again is answered by `replay`, another body with that key is refused with 422, and a call whose first is still
 * under way with 409.
 */
export async function withIdempotency<P, T>(
  deps: IdempotencyDeps,
  { route, key, body }: Call,
  steps: Steps<P, T>,
): Promise<T> {
  const { db, clock, secretKey, keysUnderWay } = deps;
  if (key === undefined) {
    const prepared = await steps.prepare();
    return (await inTransaction(db, (trx) => steps.make(trx, prepared))).answer;
  }
  const name = { route, keyHash: hmacOf(secretKey, 'idempotency key', route, key) };
  const fingerprint = hmacOf(secretKey, 'idempotency body', route, canonicalJson(body));
  const mark = name.keyHash.toString('hex');
  if (keysUnderWay.has(mark)) throw inProgress();
  keysUnderWay.add(mark);
  try {
    const before = await madeBefore(db, name, fingerprint, clock.now());
    if (before !== undefined) return await steps.replay(before);
    const prepared = await steps.prepare();
    const outcome = await inTransaction(db, async (trx) => {
      if (!(await tryLockKey(trx, name))) throw inProgress();
      const meanwhile = await madeBefore(trx, name, fingerprint, clock.now());
      if (meanwhile !== undefined) return { kept: meanwhile };
      const made = await steps.make(trx, prepared);
      const expires_at = new Date(clock.now().getTime() + KEPT_MS);
      const { userUuid: user_uuid, madeUuid: made_uuid = null } = made;
      await keepKey(trx, { route, key_hash: name.keyHash, fingerprint, user_uuid, made_uuid, expires_at });
      return { made };
    });
    return outcome.made === undefined ? await steps.replay(outcome.kept) : outcome.made.answer;
  } finally {
    keysUnderWay.delete(mark);
  }
}

/** Keys that this process works on, so that the second of two tells at once. */
type KeysUnderWay = Set<string>;

/** What making something once for each `Idempotency-Key` works with. */
export interface IdempotencyDeps {
  db: Db;
  clock: Clock;
  secretKey: string;
  keysUnderWay: KeysUnderWay;
}

const HEADER = 'idempotency-key';
/** Visible ASCII: a UUID, a ULID or whatever a client likes to make. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`, or undefined without one. A key that is empty, too long or odd is refused. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalid({ 'Idempotency-Key': 'This key must be 1 to 255 visible ASCII characters' });
}

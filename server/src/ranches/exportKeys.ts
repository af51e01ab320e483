import { randomUUID } from 'node:crypto';
import { EXPORT_KEYS_MAX } from '@contract/http/limits';
import type { KeyScope, NewExportKey, WantedKey } from '@contract/ranches/exportKey';
import { may } from '@contract/ranches/rights';
import type { Language } from '@domain/language/languages';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import { isUuid, type RanchRoute } from '../http/pathParams';
import { keyOfOtherUse, keyOpensNothing, keysFull, notFound } from '../http/refusals';
import { hashOfToken, newToken } from '../platform/secrets';
import { countKeys, findOpening, insertKey, touchKey } from './exportKeysTable';
import { assertMay, readAskerWhoMay, sharersOf, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { lockRanch } from './ranchesTable';

/** How often at most the use of a key is written down. */
const TOUCH_MS = 60 * 60 * 1000;
const KEY = /^[A-Za-z0-9_-]{43}$/;

/**
 * Makes a key of a ranch and tells it this once: what is kept is its hash. Under the ranch's lock, so that a person who
 * loses the right at this moment leaves none. Throws 403 and 404, and 422 when the ranch has as many as it may.
 */
export function makeKey({ db, clock }: RanchDeps, asker: Asker, { name, scope }: WantedKey): Promise<NewExportKey> {
  const { ranchUuid, user } = asker;
  return inTransaction(db, async (trx) => {
    if ((await lockRanch(trx, ranchUuid)) === undefined) throw notFound();
    await assertMay(trx, asker, 'makeKeys');
    if ((await countKeys(trx, ranchUuid)) >= EXPORT_KEYS_MAX) throw keysFull();
    const key = newToken();
    const uuid = randomUUID();
    await insertKey(trx, {
      uuid,
      ranch_uuid: ranchUuid,
      key_hash: hashOfToken(key),
      name,
      scope,
      made_by: user.uuid,
      created_at: clock.now(),
    });
    return { uuid, name, scope, key };
  });
}

interface KeyedRoute extends RanchRoute {
  Querystring: { key?: string | string[] };
}

/**
 * Answers who made the key and which it is. Throws 401 unless it is one of that ranch and its maker may still make it, 403
 * for one of another scope.
 */
async function openByKey({ db, clock }: RanchDeps, ranchUuid: string, key: unknown, scope: KeyScope) {
  if (typeof key !== 'string' || !KEY.test(key) || !isUuid(ranchUuid)) throw keyOpensNothing();
  const opening = await findOpening(db, ranchUuid, hashOfToken(key));
  if (opening === undefined || !may(opening.role, 'makeKeys')) throw keyOpensNothing();
  if (opening.scope !== scope) throw keyOfOtherUse();
  const now = clock.now();
  const staleSince = new Date(now.getTime() - TOUCH_MS);
  if (opening.last_used_at === null || opening.last_used_at <= staleSince) {
    await touchKey(db, opening.uuid, now, staleSince);
  }
  return { user: { uuid: opening.made_by }, keyUuid: opening.uuid, language: opening.language };
}

/** The ranch that may be read, and for whom the reading takes of what all share. */
interface Reader {
  ranchUuid: string;
  sharers: string[];
  /** What the person, or the key's maker, has chosen to read. */
  language: Language | null;
}

/**
 * The ranch that a request may read: by the key in its query, or without one as a person of the ranch. A key that is
 * there decides alone: a session beside it opens nothing. A ranch that is not there has no keys, so it is 401 as well.
 */
export async function readReader(
  deps: RanchDeps,
  request: FastifyRequest<KeyedRoute>,
  scope: KeyScope,
): Promise<Reader> {
  const { key } = request.query;
  if (key === undefined) {
    const asker = await readAskerWhoMay(deps, request, 'see');
    return { ranchUuid: asker.ranchUuid, sharers: sharersOf(asker), language: asker.user.language };
  }
  const ranchUuid = request.params.ranchUuid.toLowerCase();
  const { user, keyUuid, language } = await openByKey(deps, ranchUuid, key, scope);
  return { ranchUuid, sharers: [...sharersOf({ user, ranchUuid }), `key ${keyUuid}`], language };
}

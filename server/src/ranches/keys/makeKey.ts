import { randomUUID } from 'node:crypto';
import { END_MESSAGE, type KeySource, type NewApiKey, type WantedKey } from '@contract/keys/apiKey';
import { KEYS_DAYS_MAX, KEYS_MAX, KEYS_OF_SOURCE_MAX } from '@contract/http/limits';
import { foldWhiteSpace } from '@contract/text/text';
import type { Db } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import { addressOf } from '../../http/addressOf';
import { isUuid } from '../../http/pathParams';
import { invalid, keysFull, keysOfSourceFull, noSuchSource, notFound, wrongPassword } from '../../http/refusals';
import { hashOfToken } from '../../platform/secrets';
import { userOpenedBy } from '../../sessions';
import { assertMay, type Asker } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';
import { lockRanch } from '../ranchesTable';
import { recordOfKey } from './keyLog';
import { countKeys, insertKey } from './keysTable';
import { newKeyText, prefixOfKey } from './keyText';
import { findSource, insertSource } from './sourcesTable';

const DAY_MS = 24 * 60 * 60 * 1000;

function endOf(expiresAt: string, now: Date): Date {
  const days = (Date.parse(expiresAt) - now.getTime()) / DAY_MS;
  if (days < 1 || days > KEYS_DAYS_MAX) throw invalid({ expires_at: END_MESSAGE });
  return new Date(expiresAt);
}

/** A key that writes is as much as its maker, so they say their password. */
async function assertPassword(deps: RanchDeps, { user }: Asker, password: string | undefined, ip: string) {
  const opened = password === undefined ? undefined : await userOpenedBy(deps, { email: user.email, ip }, password);
  if (opened !== user.uuid) throw wrongPassword('password');
}

/** The source of a new key: one that the ranch has, by its uuid, or a new one of that name. */
async function sourceOf(trx: Db, ranchUuid: string, wanted: string, now: Date): Promise<KeySource> {
  if (isUuid(wanted)) {
    const known = await findSource(trx, ranchUuid, wanted.toLowerCase());
    if (known === undefined) throw noSuchSource();
    return known;
  }
  const source = { uuid: randomUUID(), name: foldWhiteSpace(wanted) };
  await insertSource(trx, { ...source, ranch_uuid: ranchUuid, created_at: now });
  return source;
}

/**
 * Makes a key of a ranch and tells it this once: what is kept is its hash. Under the ranch's lock, so that a person who
 * loses the right at this moment leaves none. Throws 401 for a wrong password, 403 and 404, and 422 when the ranch or the
 * source has as many as it may.
 */
export async function makeKey(deps: RanchDeps, asker: Asker, wanted: WantedKey, ip: string): Promise<NewApiKey> {
  const { ranchUuid, user } = asker;
  const { scopes, kinds = [], others = 'own' } = wanted;
  const now = deps.clock.now();
  const expires_at = endOf(wanted.expires_at, now);
  if (scopes.includes('write')) await assertPassword(deps, asker, wanted.password, ip);
  return inTransaction(deps.db, async (trx) => {
    if ((await lockRanch(trx, ranchUuid)) === undefined) throw notFound();
    await assertMay(trx, asker, 'makeKeys');
    const knownSource = isUuid(wanted.source) ? wanted.source.toLowerCase() : null;
    const count = await countKeys(trx, ranchUuid, knownSource, now);
    if (count.all >= KEYS_MAX) throw keysFull();
    if (count.ofSource >= KEYS_OF_SOURCE_MAX) throw keysOfSourceFull();
    const source = await sourceOf(trx, ranchUuid, wanted.source, now);
    const key = newKeyText();
    const opens = { scopes: [...scopes], kinds: [...kinds], others };
    const made = { uuid: randomUUID(), prefix: prefixOfKey(key), ...opens };
    await insertKey(trx, {
      ...made,
      ranch_uuid: ranchUuid,
      source_uuid: source.uuid,
      key_hash: hashOfToken(key),
      made_by: user.uuid,
      created_at: now,
      expires_at,
    });
    const logged = { ...made, ranch_uuid: ranchUuid, source, expires_at, made_by: user.uuid };
    await recordOfKey(trx, 'key_made', logged, { at: now, address: addressOf(ip) });
    return { ...made, source, expires_at: expires_at.toISOString(), key };
  });
}

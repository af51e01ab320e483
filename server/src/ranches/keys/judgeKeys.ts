import { scopeOfExport, type KeyScope } from '@contract/keys/keyScopes';
import { may } from '@contract/ranches/rights';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { keyOfOtherUse, keyOpensNothing } from '../../http/refusals';
import { hashOfToken } from '../../platform/secrets';
import type { RanchDeps } from '../RanchDeps';
import { findKeyByHash, touchKey, type FoundKey } from './keysTable';
import { isKeyText } from './keyText';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which keys of a ranch open the call; none where it is left out. */
    key?: {
      /** `any`: each good key; `file`: one of the scope of the file that the path names; `none`: it is refused in words. */
      scope: KeyScope | 'any' | 'file' | 'none';
      /** Whether it may be in the query too, for programs that send no headers. */
      inQuery?: true;
    };
  }
}

/** How often at most the use of a key is written down. */
const TOUCH_MS = 60 * 60 * 1000;
const KEY_BEARER = /^Bearer +(gwk_\S*)$/i;

/** A key that opens a call. */
export type OpenedKey = Omit<FoundKey, 'last_used_at' | 'off_since'> & { hash: Buffer };

const opened = new WeakMap<FastifyRequest, OpenedKey>();

/** The key that a call was opened by; undefined: a person asks. */
export const openedKeyOf = (request: FastifyRequest): OpenedKey | undefined => opened.get(request);

/** What was sent as a key, good or not: it decides alone, whatever session is beside it. */
function sentKey({ headers, query, raw, routeOptions }: FastifyRequest): unknown {
  const { key: inQuery } = query as { key?: unknown };
  if (inQuery !== undefined) return routeOptions.config.key?.inQuery === true ? inQuery : '';
  const key = KEY_BEARER.exec(headers.authorization ?? '')?.[1];
  // Node keeps the first of several.
  const isSentTwice = raw.rawHeaders.filter((name) => name.toLowerCase() === 'authorization').length > 1;
  return key !== undefined && isSentTwice ? '' : key;
}

/** Records.json was one of the downloads that a key of former form opens. */
const scopeOfFile = (name: string, { prefix }: FoundKey): KeyScope | null =>
  prefix === null && name === 'records.json' ? 'figures' : scopeOfExport(name);

function mayOpen(key: FoundKey, wanted: FastifyContextConfig['key'], name: string): boolean {
  const scope = wanted?.scope === 'file' ? scopeOfFile(name, key) : (wanted?.scope ?? 'none');
  return scope === 'any' || (scope !== null && scope !== 'none' && key.scopes.includes(scope));
}

const isGood = ({ role, expires_at, off_since }: FoundKey, now: Date): boolean =>
  may(role, 'makeKeys') && off_since === null && (expires_at === null || expires_at > now);

/**
 * Judges the key of a call before anything else of it: unknown, wrong, ended and revoked ones and those of another ranch are
 * refused with the same bytes (401), and a good one opens only what its scopes name (403 for all else).
 */
async function judge(deps: RanchDeps, request: FastifyRequest, sent: unknown): Promise<void> {
  if (typeof sent !== 'string' || !isKeyText(sent)) throw keyOpensNothing();
  const hash = hashOfToken(sent);
  const now = deps.clock.now();
  const found = await findKeyByHash(deps.db, hash);
  if (found === undefined || !isGood(found, now)) throw keyOpensNothing();
  const { ranchUuid, name = '' } = request.params as { ranchUuid?: string; name?: string };
  if (ranchUuid !== undefined && ranchUuid.toLowerCase() !== found.ranch_uuid) throw keyOpensNothing();
  if (!mayOpen(found, request.routeOptions.config.key, name)) throw keyOfOtherUse();
  const staleSince = new Date(now.getTime() - TOUCH_MS);
  if (found.last_used_at === null || found.last_used_at <= staleSince)
    await touchKey(deps.db, found.uuid, now, staleSince);
  opened.set(request, { ...found, hash });
}

/** Judges the keys of all calls below here. */
export function judgeKeys(app: FastifyInstance, deps: RanchDeps): void {
  app.addHook('onRequest', async (request) => {
    const sent = sentKey(request);
    if (sent !== undefined) await judge(deps, request, sent);
  });
}

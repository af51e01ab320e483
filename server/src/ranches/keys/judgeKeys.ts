import { scopeOfExport, type KeyScope } from '@contract/keys/keyScopes';
import { may } from '@contract/ranches/rights';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../http/addressOf';
import { refusedCodeOf } from '../../http/errorHandling';
import { keyOfOtherUse, keyOpensNothing } from '../../http/refusals';
import { senderGone } from '../../http/senderGone';
import { countTry } from '../../limits/attempts';
import { countKeyCall } from '../../limits/keyLimits';
import { hashOfToken } from '../../platform/secrets';
import type { RanchDeps } from '../RanchDeps';
import { KeyPlaces } from './KeyPlaces';
import { findKeyByHash, type FoundKey } from './keysTable';
import { isKeyText } from './keyText';
import { noteRefusal } from './keyUseTable';
import { noteUse } from './noteUse';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which keys of a ranch open the call; none where it is left out. */
    key?: {
      /** `any`: each good key; `file`: one of the scope of the file that the path names; `none`: it is refused in words. */
      scope: KeyScope | 'any' | 'file' | 'none';
      /** Whether it may be in the query too, for programs that send no headers. */
      inQuery?: true;
      /** Whether it lasts as long as the program listens: a key has a few of those, and the ranch's places stay free. */
      isStream?: true;
    };
  }
}

const KEY_BEARER = /^Bearer +(gwk_\S*)$/i;

/** A key that opens a call. */
export type OpenedKey = Omit<FoundKey, 'last_used_at' | 'off_since'> & { hash: Buffer };

/** Good keys whose call is counted, whether it opens or not. */
const counted = new WeakMap<FastifyRequest, string>();
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

/** The good key of a call. Throws 401 with the same bytes for every other, and counts it as a try of its address. */
async function findGood(deps: RanchDeps, request: FastifyRequest, sent: unknown): Promise<OpenedKey & FoundKey> {
  const hash = typeof sent === 'string' && isKeyText(sent) ? hashOfToken(sent) : undefined;
  const found = hash === undefined ? undefined : await findKeyByHash(deps.db, hash);
  const { ranchUuid } = request.params as { ranchUuid?: string };
  const isOfRanch = ranchUuid === undefined || ranchUuid.toLowerCase() === found?.ranch_uuid;
  if (hash !== undefined && found !== undefined && isOfRanch && isGood(found, deps.clock.now()))
    return { ...found, hash };
  await countTry(deps, request.ip);
  throw keyOpensNothing();
}

/**
 * Judges the key of a call before anything else of it: unknown, wrong, ended and revoked ones and those of another ranch are
 * refused with the same bytes (401), and a good one opens only what its scopes name (403 for all else), within its limits (429).
 */
async function judge(deps: RanchDeps, places: KeyPlaces, request: FastifyRequest, reply: FastifyReply, sent: unknown) {
  const found = await findGood(deps, request, sent);
  await noteUse(deps, found, addressOf(request.ip));
  counted.set(request, found.uuid);
  const { key: wanted } = request.routeOptions.config;
  await countKeyCall(deps, found.uuid, wanted?.scope === 'write');
  const { name = '' } = request.params as { name?: string };
  if (!mayOpen(found, wanted, name)) throw keyOfOtherUse();
  const gone = senderGone(reply);
  if (wanted?.isStream === true) await places.enterStream(found.uuid, gone);
  else await places.enterCall(found.ranch_uuid, gone);
  opened.set(request, found);
}

/** Judges the keys of all calls below here, and notes what is refused to them. */
export function judgeKeys(app: FastifyInstance, deps: RanchDeps): void {
  const places = new KeyPlaces(deps, app.log);
  app.addHook('onRequest', async (request, reply) => {
    const sent = sentKey(request);
    if (sent !== undefined) await judge(deps, places, request, reply, sent);
  });
  app.addHook('onSend', async (request) => {
    const [uuid, code] = [counted.get(request), refusedCodeOf(request)];
    if (uuid !== undefined && code !== undefined) await noteRefusal(deps.db, uuid, code, deps.clock.now());
  });
}

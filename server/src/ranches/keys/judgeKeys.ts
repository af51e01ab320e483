import { scopeOfExport, type KeyScope } from '@contract/keys/keyScopes';
import { may } from '@contract/ranches/rights';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../http/addressOf';
import { refusedCodeOf } from '../../http/errorHandling';
import { keyOfOtherUse, keyOpensNothing } from '../../http/refusals';
import { senderGone } from '../../http/senderGone';
import { countTry } from '../../limits/attempts';
import { countKeyCall, countKeyWrite } from '../../limits/keyLimits';
import { hashOfToken } from '../../platform/secrets';
import type { RanchDeps } from '../RanchDeps';
import { KeyPlaces } from './KeyPlaces';
import { KeysOverLimit } from './KeysOverLimit';
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

/** Every `Authorization` of a call: Node's own headers keep the first of several. */
const authorizationsOf = ({ rawHeaders }: FastifyRequest['raw']): string[] =>
  rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'authorization');

/** What was sent as a key, good or not: it decides alone, whatever session is beside it. Beside another header it is none. */
function sentKey({ query, raw, routeOptions }: FastifyRequest): unknown {
  const { key: inQuery } = query as { key?: unknown };
  if (inQuery !== undefined) return routeOptions.config.key?.inQuery === true ? inQuery : '';
  const sent = authorizationsOf(raw);
  const [key] = sent.flatMap((header) => KEY_BEARER.exec(header)?.[1] ?? []);
  return key !== undefined && sent.length > 1 ? '' : key;
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

/** What the calls of a process share to judge their keys. */
interface Judging {
  deps: RanchDeps;
  places: KeyPlaces;
  over: KeysOverLimit;
}

/**
 * The good key of a call. Throws 401 with the same bytes for every other, and counts it as a try of its address; 429 for one that
 * has had its calls of the minute, as far as this process knows.
 */
async function findGood(
  { deps, over }: Judging,
  request: FastifyRequest,
  sent: unknown,
): Promise<OpenedKey & FoundKey> {
  const hash = typeof sent === 'string' && isKeyText(sent) ? hashOfToken(sent) : undefined;
  const { ranchUuid } = request.params as { ranchUuid?: string };
  if (hash !== undefined) over.refuse(hash, ranchUuid, addressOf(request.ip));
  const found = hash === undefined ? undefined : await findKeyByHash(deps.db, hash);
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
async function judge(judging: Judging, request: FastifyRequest, reply: FastifyReply, sent: unknown) {
  const { deps, places, over } = judging;
  const found = await findGood(judging, request, sent);
  await noteUse(deps, found, addressOf(request.ip));
  counted.set(request, found.uuid);
  const { key: wanted } = request.routeOptions.config;
  const minuteEnds = await countKeyCall(deps, found.uuid);
  if (minuteEnds !== undefined) throw over.hold(found, minuteEnds);
  if (wanted?.scope === 'write') await countKeyWrite(deps, found.uuid);
  const { name = '' } = request.params as { name?: string };
  if (!mayOpen(found, wanted, name)) throw keyOfOtherUse();
  const gone = senderGone(reply);
  if (wanted?.isStream === true) await places.enterStream(found.uuid, gone);
  else await places.enterCall(found.ranch_uuid, gone);
  opened.set(request, found);
}

/** Judges the keys of all calls below the scopes that it is told of, and notes what is refused to them. */
export function judgeKeys(app: FastifyInstance, deps: RanchDeps): (scope: FastifyInstance) => void {
  const judging = { deps, places: new KeyPlaces(deps, app.log), over: new KeysOverLimit(deps, app.log) };
  app.addHook('onClose', () => judging.over.close());
  return (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const sent = sentKey(request);
      if (sent !== undefined) await judge(judging, request, reply, sent);
    });
    scope.addHook('onSend', async (request) => {
      const [uuid, code] = [counted.get(request), refusedCodeOf(request)];
      if (uuid !== undefined && code !== undefined) await noteRefusal(deps.db, uuid, code, { now: deps.clock.now() });
    });
  };
}

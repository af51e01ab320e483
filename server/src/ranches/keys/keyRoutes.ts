import { recordPaths } from '@contract/grazing/recordPaths';
import { switchedOnSchema, wantedKeySchema, type ApiKey, type KeyMe, type NewApiKey } from '@contract/keys/apiKey';
import type { KeyUse } from '@contract/keys/keyUse';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../http/addressOf';
import { parseBody } from '../../http/parseBody';
import { readUuid, type RanchRoute } from '../../http/pathParams';
import { keyOpensNothing, notFound } from '../../http/refusals';
import { assertNoMasquerade } from '../../sessions';
import { assertMay, readAsker, readAskerWhoMay } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';
import { revokeKey } from './endKeys';
import { openedKeyOf } from './judgeKeys';
import { findKeys, ranchForPrograms, type KeyRow } from './keysTable';
import { makeKey } from './makeKey';
import { findUse } from './keyUseTable';
import { readReader } from './readReader';
import { switchOn } from './switchOn';

export function makeKeyRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<RanchRoute>(recordPaths.keys(':ranchUuid'), async (request, reply): Promise<NewApiKey> => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'makeKeys');
    assertNoMasquerade(asker.user, 'make_key');
    const made = await makeKey(deps, asker, await parseBody(wantedKeySchema, request.body), request.ip);
    reply.code(201);
    return made;
  });
}

export function keysRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(recordPaths.keys(':ranchUuid'), async (request): Promise<ApiKey[]> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    return (await findKeys(deps.db, ranchUuid)).map(presentKey);
  });
}

/** What a key is: the first thing that a program asks. */
export function keyMeRoute(app: FastifyInstance, deps: RanchDeps): void {
  const config = { key: { scope: 'any' } } as const;
  app.get<RanchRoute>(recordPaths.keyMe(':ranchUuid'), { config }, async (request): Promise<KeyMe> => {
    const key = openedKeyOf(request);
    if (key === undefined) throw keyOpensNothing();
    const { uuid, source, scopes, kinds, others, expires_at } = key;
    const { ofRanch: ranch } = await readReader(deps, request, { ofRanch: ranchForPrograms });
    return { uuid, source, scopes, kinds, others, expires_at: expires_at?.toISOString() ?? null, ranch };
  });
}

interface KeyRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

/** Open to an admin who acts as the person too: it opens nothing. */
export function revokeKeyRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<KeyRoute>(recordPaths.key(':ranchUuid', ':uuid'), async (request, reply) => {
    const { ranchUuid, user } = await readAskerWhoMay(deps, request, 'makeKeys');
    const uuid = readUuid(request.params.uuid);
    const isRevoked = await revokeKey(deps, { ranchUuid, uuid, byUuid: user.uuid, address: addressOf(request.ip) });
    if (!isRevoked) throw notFound();
    return reply.code(204).send();
  });
}

/** How a key was used lately, and what it was refused. */
export function keyUseRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<KeyRoute>(recordPaths.keyUse(':ranchUuid', ':uuid'), async (request): Promise<KeyUse> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    const use = await findUse(deps.db, ranchUuid, readUuid(request.params.uuid), deps.clock.now());
    if (use === undefined) throw notFound();
    return use;
  });
}

/** Switches keys and webhooks on again that a restored backup switched off: all that a person sees, with one press. */
export function switchKeysOnRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<RanchRoute>(recordPaths.keysOn(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'makeKeys');
    assertNoMasquerade(asker.user, 'make_key');
    const { uuids } = await parseBody(switchedOnSchema, request.body);
    await switchOn(deps, asker, uuids);
    return reply.code(204).send();
  });
}

function presentKey({
  source_uuid,
  source_name,
  created_at,
  expires_at,
  off_since,
  last_used_at,
  ...key
}: KeyRow): ApiKey {
  return {
    ...key,
    source: { uuid: source_uuid, name: source_name },
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    off_since: off_since?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

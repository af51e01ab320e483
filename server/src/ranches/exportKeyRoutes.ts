import { recordPaths } from '@contract/grazing/recordPaths';
import { wantedKeySchema, type ExportKey, type NewExportKey } from '@contract/ranches/exportKey';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { assertNoMasquerade } from '../sessions';
import { makeKey } from './exportKeys';
import { deleteKey, findKeys, type KeyRow } from './exportKeysTable';
import { assertMay, readAsker, readAskerWhoMay } from './onRanch';
import type { RanchDeps } from './RanchDeps';

export function makeKeyRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<RanchRoute>(recordPaths.keys(':ranchUuid'), async (request, reply): Promise<NewExportKey> => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'makeKeys');
    assertNoMasquerade(asker.user, 'make_key');
    const made = await makeKey(deps, asker, await parseBody(wantedKeySchema, request.body));
    reply.code(201);
    return made;
  });
}

export function keysRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(recordPaths.keys(':ranchUuid'), async (request): Promise<ExportKey[]> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    return (await findKeys(deps.db, ranchUuid)).map(presentKey);
  });
}

interface KeyRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

/** Open to an admin who acts as the person too: it opens nothing. */
export function revokeKeyRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<KeyRoute>(recordPaths.key(':ranchUuid', ':uuid'), async (request, reply) => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    if (!(await deleteKey(deps.db, ranchUuid, readUuid(request.params.uuid)))) throw notFound();
    return reply.code(204).send();
  });
}

function presentKey({ created_at, last_used_at, ...key }: KeyRow): ExportKey {
  return { ...key, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

import { erasureSchema } from '@contract/grazing/erasure';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { assertMay, readAsker, type RanchDeps } from '../ranches';
import { assertNoMasquerade } from '../sessions';
import { eraseLabel, eraseVersion } from './erase';

interface VersionRoute {
  Params: RanchRoute['Params'] & { uuid: string; revision: string };
}

interface GroupRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

function readRevision(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound();
  return Number(text);
}

/** Who erases, for themselves: it can't be taken back, and the chain says who it was. */
async function readEraser(deps: RanchDeps, request: FastifyRequest<RanchRoute>) {
  const asker = await readAsker(deps, request);
  await assertMay(deps.db, asker, 'eraseHistory');
  assertNoMasquerade(asker.user, 'erase_history');
  return asker;
}

export function eraseVersionRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<VersionRoute>(recordPaths.eraseVersion(':ranchUuid', ':uuid', ':revision'), async (request, reply) => {
    const asker = await readEraser(deps, request);
    const asked = await parseBody(erasureSchema, request.body);
    const { uuid, revision } = request.params;
    await eraseVersion(deps, asker, { uuid: readUuid(uuid), revision: readRevision(revision) }, asked);
    return reply.code(204).send();
  });
}

export function eraseLabelRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<GroupRoute>(recordPaths.eraseLabel(':ranchUuid', ':uuid'), async (request, reply) => {
    const asker = await readEraser(deps, request);
    const asked = await parseBody(erasureSchema, request.body);
    await eraseLabel(deps, asker, readUuid(request.params.uuid), asked);
    return reply.code(204).send();
  });
}

import { paths } from '@contract/http/paths';
import type { Ranch } from '@contract/people/me';
import { ranchDeletionSchema } from '@contract/ranches/ranch';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import type { RanchRoute } from '../http/pathParams';
import { assertNoMasquerade } from '../sessions';
import { assertMay, readAsker } from './onRanch';
import { deleteRanch, leaveRanch, restoreRanch } from './ranchDeletion';
import type { RanchDeps } from './RanchDeps';

export function deleteRanchRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<RanchRoute>(paths.v1.ranch(':ranchUuid'), async (request, reply) => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'deleteRanch');
    assertNoMasquerade(asker.user, 'delete_ranch');
    const { name } = await parseBody(ranchDeletionSchema, request.body);
    await deleteRanch(deps, asker, name);
    return reply.code(204).send();
  });
}

/** Open to an admin who acts as the person too: it deletes nothing. */
export function restoreRanchRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.post<RanchRoute>(paths.v1.restoreRanch(':ranchUuid'), async (request): Promise<Ranch> => {
    return restoreRanch(deps, await readAsker(deps, request));
  });
}

export function leaveRanchRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<RanchRoute>(paths.v1.leaveRanch(':ranchUuid'), async (request, reply) => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'leave');
    assertNoMasquerade(asker.user, 'leave_ranch');
    await leaveRanch(deps, asker);
    return reply.code(204).send();
  });
}

import { paths } from '@contract/http/paths';
import { accountDeletionSchema, cancelDeleteSchema, type DeletionScheduled } from '@contract/people/account';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { countTry } from '../limits/attempts';
import { assertNoMasquerade, requireSignedIn } from '../sessions';
import { cancelDeletion, keepAccount, scheduleDeletion } from './accountDeletion';
import type { AccountDeps } from './AccountDeps';

export function deleteAccountRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.delete(paths.v1.me, async (request, reply): Promise<DeletionScheduled> => {
    const user = await requireSignedIn(deps, request);
    assertNoMasquerade(user, 'delete_account');
    const { password } = await parseBody(accountDeletionSchema, request.body);
    await countTry(deps, request.ip);
    const day = await scheduleDeletion(deps, user, password, request.ip);
    reply.code(202);
    return { deletion_scheduled_at: day.toISOString() };
  });
}

export function cancelDeleteRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.cancelDelete, async (request, reply) => {
    const { token } = await parseBody(cancelDeleteSchema, request.body);
    await countTry(deps, request.ip);
    await cancelDeletion(deps, token);
    return reply.code(204).send();
  });
}

/** Open to an admin who acts as the person too: it deletes nothing, and the person may have lost the mail. */
export function keepAccountRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.keep, async (request, reply) => {
    const user = await requireSignedIn(deps, request);
    await keepAccount(deps, user.uuid);
    return reply.code(204).send();
  });
}

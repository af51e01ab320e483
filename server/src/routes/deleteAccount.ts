import { accountDeletionSchema, type DeletionScheduled } from '@contract/account';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { assertNoMasquerade } from '../policies/accountPolicies';
import { scheduleDeletion } from '../services/accountDeletion';
import { countTry } from '../services/attempts';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';

export function deleteAccountRoute(app: FastifyInstance, deps: Deps): void {
  app.delete(paths.v1.me, async (request, reply): Promise<DeletionScheduled> => {
    const user = await requireSignedIn(deps, request);
    assertNoMasquerade(user, 'Only the person can delete this account: an admin who acts for them cannot');
    const { password } = await parseBody(accountDeletionSchema, request.body);
    await countTry(deps, request.ip);
    const day = await scheduleDeletion(deps, user, password, request.ip);
    reply.code(202);
    return { deletion_scheduled_at: day.toISOString() };
  });
}

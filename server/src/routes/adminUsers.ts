import { adminUsersQuerySchema, betaTesterSchema, type AdminUser, type AdminUsersPage } from '@contract/admin';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { findUser, findUsers, setBetaTester } from '../db/adminUsers';
import { recordAudit } from '../db/auditLog';
import { inTransaction } from '../db/inTransaction';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { notFound } from '../http/refusals';
import { assertAdmin } from '../policies/adminPolicies';
import { presentAdminUser } from '../presenters/presentAdminUser';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readUuid } from './ranchParams';

const PAGE_SIZE = 50;

export function listUsersRoute(app: FastifyInstance, deps: Deps): void {
  app.get(paths.v1.adminUsers, async (request): Promise<AdminUsersPage> => {
    assertAdmin(await requireSignedIn(deps, request));
    const { query = '', cursor } = await parseBody(adminUsersQuerySchema, request.query);
    const rows = await findUsers(deps.db, { query, after: readCursor(cursor), limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, ({ created_at: at, uuid }) => ({ at, uuid }));
    return { users: page.map(presentAdminUser), next_cursor };
  });
}

export function changeUserRoute(app: FastifyInstance, deps: Deps): void {
  app.patch<{ Params: { uuid: string } }>(paths.v1.adminUser(':uuid'), async (request): Promise<AdminUser> => {
    const admin = await requireSignedIn(deps, request);
    assertAdmin(admin);
    const uuid = readUuid(request.params.uuid);
    const { is_beta_tester } = await parseBody(betaTesterSchema, request.body);
    return inTransaction(deps.db, async (trx) => {
      const isNew = await setBetaTester(trx, uuid, is_beta_tester);
      const user = await findUser(trx, uuid);
      if (user === undefined) throw notFound();
      const action = is_beta_tester ? 'beta_tester_on' : 'beta_tester_off';
      const [actorEmail, targetEmail, address] = [admin.email, user.email, request.ip];
      if (isNew) await recordAudit(trx, { action, actorEmail, targetEmail, address, at: deps.clock.now() });
      return presentAdminUser(user);
    });
  });
}

import { adminUsersQuerySchema, type AdminUser, type AdminUsersPage } from '@contract/admin/admin';
import { adminPaths } from '@contract/admin/adminPaths';
import { betaTesterSchema } from '@contract/people/account';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { readUuid } from '../http/pathParams';
import { requireSignedIn } from '../sessions';
import { assertAdmin } from './adminPolicy';
import { findUsers, type AdminUserRow } from './adminUsersTable';
import { decideOnBetaTester } from './decideOnBetaTester';

const PAGE_SIZE = 50;

export function listUsersRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.get(adminPaths.users, async (request): Promise<AdminUsersPage> => {
    assertAdmin(await requireSignedIn(deps, request));
    const { query = '', cursor } = await parseBody(adminUsersQuerySchema, request.query);
    const rows = await findUsers(deps.db, { query, after: readCursor(cursor), limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, ({ created_at: at, uuid }) => ({ at, uuid }));
    return { users: page.map(presentAdminUser), next_cursor };
  });
}

export function changeUserRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.patch<{ Params: { uuid: string } }>(adminPaths.user(':uuid'), async (request): Promise<AdminUser> => {
    const admin = await requireSignedIn(deps, request);
    assertAdmin(admin);
    const uuid = readUuid(request.params.uuid);
    const { is_beta_tester: isBetaTester } = await parseBody(betaTesterSchema, request.body);
    const change = { uuid, isBetaTester, actorEmail: admin.email, address: request.ip };
    return presentAdminUser(await decideOnBetaTester(deps, change));
  });
}

function presentAdminUser({ created_at, ...user }: AdminUserRow): AdminUser {
  return { ...user, created_at: created_at.toISOString() };
}

import { auditQuerySchema, type AuditEntry, type AuditPage } from '@contract/admin/admin';
import { adminPaths } from '@contract/admin/adminPaths';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts';
import { findAuditEntries, type AuditRow } from '../audit';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { requireSignedIn } from '../sessions';
import { assertAdmin } from './adminPolicy';

const PAGE_SIZE = 50;

export function auditRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.get(adminPaths.audit, async (request): Promise<AuditPage> => {
    assertAdmin(await requireSignedIn(deps, request));
    const { cursor } = await parseBody(auditQuerySchema, request.query);
    const rows = await findAuditEntries(deps.db, { after: readCursor(cursor), limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, (row) => row);
    return { entries: page.map(presentAuditEntry), next_cursor };
  });
}

function presentAuditEntry({ at, ...entry }: AuditRow): AuditEntry {
  return { ...entry, at: at.toISOString() };
}

import { auditQuerySchema, type AuditPage } from '@contract/admin';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { findAuditEntries } from '../db/auditLog';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { assertAdmin } from '../policies/adminPolicies';
import { presentAuditEntry } from '../presenters/presentAuditEntry';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';

const PAGE_SIZE = 50;

export function auditRoute(app: FastifyInstance, deps: Deps): void {
  app.get(paths.v1.adminAudit, async (request): Promise<AuditPage> => {
    assertAdmin(await requireSignedIn(deps, request));
    const { cursor } = await parseBody(auditQuerySchema, request.query);
    const rows = await findAuditEntries(deps.db, { after: readCursor(cursor), limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, (row) => row);
    return { entries: page.map(presentAuditEntry), next_cursor };
  });
}

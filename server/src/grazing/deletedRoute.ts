import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { presentWritten, readRevision } from './presentWritten';
import { findDeleted } from './versionsTable';

interface DeletedRoute extends RanchRoute {
  Querystring: { cursor?: string | string[] };
}

const PAGE = 30;
/** Records that are brought back at once, at most. */
const MOST = 1_000;

/** What was deleted and not brought back, group by group, the latest first: who did it, when, and what it was. */
export function deletedRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<DeletedRoute>(recordPaths.deleted(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const before = readRevision(request.query.cursor);
    const rows = await findDeleted(deps.db, asker.ranchUuid, { before, limit: PAGE + 1, most: MOST });
    const page = rows.slice(0, PAGE);
    const next_cursor = rows.length > PAGE ? String(page.at(-1)?.revision) : null;
    const groups = page.map((row) => ({ ...presentWritten(row), count: row.count, records: row.records }));
    return sendCompressed(request, reply, JSON.stringify({ groups, next_cursor }));
  });
}

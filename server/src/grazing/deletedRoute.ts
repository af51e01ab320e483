import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, inConnections } from './inShares';
import { presentWritten, readRevision } from './presentWritten';
import { findDeleted, type DeletedRow } from './versionsTable';

interface DeletedRoute extends RanchRoute {
  Querystring: { cursor?: string | string[] };
}

const PAGE = 30;
/** Records that are brought back at once, at most. */
const MOST = 1_000;

/** Group by group. What was read as JSON is written as it is. */
async function* writeDeleted(rows: readonly DeletedRow[]): AsyncGenerator<string, void> {
  yield '{"groups":[';
  for (const [index, row] of rows.slice(0, PAGE).entries()) {
    const group = JSON.stringify({ ...presentWritten(row), count: row.count });
    yield `${index === 0 ? '' : ','}${group.slice(0, -1)},"records":${row.records ?? 'null'}}`;
  }
  const next_cursor = rows.length > PAGE ? String(rows[PAGE - 1]?.revision) : null;
  yield `],${JSON.stringify({ next_cursor }).slice(1)}`;
}

/** What was deleted and not brought back, group by group, the latest first: who did it, when, and what it was. */
export function deletedRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<DeletedRoute>(recordPaths.deleted(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const before = readRevision(request.query.cursor);
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers);
    const page = { before, limit: PAGE + 1, most: MOST };
    const rows = await inConnections(deps, sharers, (db) => findDeleted(db, asker.ranchUuid, page), gone);
    return sendAsMade(request, reply, writeDeleted(rows));
  });
}

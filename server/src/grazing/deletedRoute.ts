import { recordPaths } from '@contract/grazing/recordPaths';
import { RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Database';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, inConnections } from './inShares';
import { presentWritten, readRevision } from './presentWritten';
import { writeRecordSlices, type RecordJsonRow } from './recordSlices';
import { findDeleted, findDeletedRecords, type DeletedRow } from './versionsTable';

interface DeletedRoute extends RanchRoute {
  Querystring: { cursor?: string | string[] };
}

const PAGE = 30;
/** Records that are brought back at once, at most. */
const MOST = 1_000;

type FindRecords = (revision: number, behind: string) => Promise<readonly RecordJsonRow[]>;

/** Group by group, until the page has its bytes. What was read as JSON is written as it is. */
async function* writeDeleted(rows: readonly DeletedRow[], find: FindRecords): AsyncGenerator<string, void> {
  yield '{"groups":[';
  let [told, size] = [0, 0];
  for (const row of rows.slice(0, PAGE)) {
    if (size >= RECORDS_PAGE_MAX_BYTES) break;
    const isListed = row.count <= MOST;
    const group = JSON.stringify({
      ...presentWritten(row),
      count: row.count,
      ...(row.erased > 0 && { erased: row.erased }),
    }).slice(0, -1);
    yield `${told === 0 ? '' : ','}${group},"records":${isListed ? '[' : 'null'}`;
    if (isListed) size += yield* writeRecordSlices((behind) => find(row.revision, behind));
    yield isListed ? ']}' : '}';
    told += 1;
  }
  const next_cursor = rows.length > told ? String(rows[told - 1]?.revision) : null;
  yield `],${JSON.stringify({ next_cursor }).slice(1)}`;
}

/** What was deleted and not brought back, group by group, the latest first: who did it, when, and what it was. */
export function deletedRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<DeletedRoute>(recordPaths.deleted(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const before = readRevision(request.query.cursor);
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers);
    const ask = <T>(find: (db: Db) => Promise<T>) => inConnections(deps, sharers, find, gone);
    const rows = await ask((db) => findDeleted(db, asker.ranchUuid, { before, limit: PAGE + 1 }));
    const find: FindRecords = (revision, behind) =>
      ask((db) => findDeletedRecords(db, asker.ranchUuid, revision, behind));
    return sendAsMade(request, reply, writeDeleted(rows, find));
  });
}

import { recordPaths } from '@contract/grazing/recordPaths';
import { RANCH_BYTES_MAX, RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Database';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { findRecordBytes } from './groupsTable';
import { findChangedByImport, findImports, type ImportRow } from './importsTable';
import { holdForAnswer, inConnections } from './inShares';
import { presentWritten } from './presentWritten';
import { writeRecordSlices, type RecordJsonRow } from './recordSlices';

interface ImportsRoute extends RanchRoute {
  Querystring: { unfinished?: string };
}

/** The last of what people look for; older ones are in the history of each record. */
const MOST = 30;

const presentImport = (row: ImportRow) => ({
  ...presentWritten(row),
  import_uuid: row.import_uuid,
  revisions: row.revisions,
  parts: { saved: row.saved, of: row.of },
});

type FindChanged = (revisions: readonly number[], behind: string) => Promise<readonly RecordJsonRow[]>;

/** Import by import, the latest first, until the answer has its bytes. */
async function* writeImports(
  rows: readonly ImportRow[],
  used: number,
  find: FindChanged,
): AsyncGenerator<string, void> {
  yield '{"imports":[';
  let [told, size] = [0, 0];
  for (const row of rows) {
    if (size >= RECORDS_PAGE_MAX_BYTES) break;
    yield `${told === 0 ? '' : ','}${JSON.stringify(presentImport(row)).slice(0, -1)},"changed":[`;
    size += yield* writeRecordSlices((behind) => find(row.revisions, behind));
    yield ']}';
    told += 1;
  }
  yield `],"space":${JSON.stringify({ used, most: RANCH_BYTES_MAX })}}`;
}

/**
 * What was imported from files: who did it, when, the revisions that it has, and what it changed as that was before
 * (`PastImports`). With `?unfinished=true` only what was left half way.
 */
export function importsRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<ImportsRoute>(recordPaths.imports(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const { ranchUuid } = asker;
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers);
    const ask = <T>(find: (db: Db) => Promise<T>) => inConnections(deps, sharers, find, gone);
    const which = { limit: MOST, isUnfinished: request.query.unfinished === 'true' };
    const rows = await ask((db) => findImports(db, ranchUuid, which));
    const used = await ask((db) => findRecordBytes(db, ranchUuid));
    const find: FindChanged = (revisions, behind) => ask((db) => findChangedByImport(db, ranchUuid, revisions, behind));
    return sendAsMade(request, reply, writeImports(rows, used, find));
  });
}

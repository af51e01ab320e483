import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { sendAsMade } from '../http/compression';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { invalid, notFound } from '../http/refusals';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, inConnections } from './inShares';
import { FROM_THE_LATEST, presentWritten, readRevision } from './presentWritten';
import { findRelatedVersions, findVersions, type VersionRow } from './versionsTable';

interface HistoryRoute {
  Params: RanchRoute['Params'] & { uuid: string };
  Querystring: { cursor?: string | string[]; related?: string | string[] };
}

const PAGE = 50;

function readRelated(value: string | string[] | undefined): boolean {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw invalid({ related: 'This is true or false' });
}

/** Version by version: each may have a shape of 5,000 corners. What was read as JSON is written as it is. */
async function* writeHistory(rows: readonly VersionRow[]): AsyncGenerator<string, void> {
  yield '{"versions":[';
  const told = rows.slice(0, PAGE);
  for (const [index, row] of told.entries()) {
    const written = { ...presentWritten(row), uuid: row.uuid, ...(row.erased && { erased: true }) };
    yield `${index === 0 ? '' : ','}${JSON.stringify(written).slice(0, -1)},"data":${row.data ?? 'null'}}`;
  }
  const isMore = (told[0]?.found ?? 0) > told.length;
  const next_cursor = isMore ? String(told.at(-1)?.revision) : null;
  yield `],${JSON.stringify({ next_cursor }).slice(1)}`;
}

/** Every version of a record, newest first: who wrote it, when, on whose behalf, and what it was; with what names it where asked. */
export function historyRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<HistoryRoute>(recordPaths.recordHistory(':ranchUuid', ':uuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const before = readRevision(request.query.cursor);
    const recordUuid = readUuid(request.params.uuid).toLowerCase();
    const find = readRelated(request.query.related) ? findRelatedVersions : findVersions;
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers);
    const page = { before, limit: PAGE + 1 };
    const rows = await inConnections(deps, sharers, (db) => find(db, asker.ranchUuid, recordUuid, page), gone);
    if (rows.length === 0 && before === FROM_THE_LATEST) throw notFound();
    return sendAsMade(request, reply, writeHistory(rows));
  });
}

import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../http/compression';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { invalid, notFound } from '../http/refusals';
import { readAskerWhoMay } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { FROM_THE_LATEST, presentWritten, readRevision } from './presentWritten';
import { findRelatedVersions, findVersions } from './versionsTable';

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

/** Every version of a record, newest first: who wrote it, when, on whose behalf, and what it was; with what names it where asked. */
export function historyRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<HistoryRoute>(recordPaths.recordHistory(':ranchUuid', ':uuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see');
    const before = readRevision(request.query.cursor);
    const recordUuid = readUuid(request.params.uuid).toLowerCase();
    const find = readRelated(request.query.related) ? findRelatedVersions : findVersions;
    const rows = await find(deps.db, asker.ranchUuid, recordUuid, { before, limit: PAGE + 1 });
    if (rows.length === 0 && before === FROM_THE_LATEST) throw notFound();
    const page = rows.slice(0, PAGE);
    const next_cursor = rows.length > PAGE ? String(page.at(-1)?.revision) : null;
    return sendCompressed(
      request,
      reply,
      JSON.stringify({ versions: page.map((row) => ({ ...presentWritten(row), data: row.data })), next_cursor }),
    );
  });
}

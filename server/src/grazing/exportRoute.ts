import { isInstant } from '@contract/grazing/dates';
import { recordPaths } from '@contract/grazing/recordPaths';
import { DAY_MS } from '@domain/grazing/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../http/byteRange';
import type { RanchRoute } from '../http/pathParams';
import { invalid, noSuchRange } from '../http/refusals';
import { readReader } from '../ranches';
import type { ExportAsked } from './exportFiles';
import { ExportThread } from './ExportThread';
import type { GrazingDeps } from './GrazingDeps';
import { KeptExports, type KeptExport } from './KeptExports';
import { readExport } from './readExport';
import { findRevision } from './recordsTable';

type Query = string | string[];

interface ExportRoute {
  Params: RanchRoute['Params'] & { name: string };
  Querystring: { season?: Query; at?: Query; key?: Query };
}

/** How far ahead figures can be asked for: ten years, since each day until then is gone through. */
const ASKED_AHEAD_MAX_MS = 3_653 * DAY_MS;

function readInstant(value: Query | undefined, now: Date): number {
  if (value === undefined) return now.getTime();
  if (typeof value !== 'string' || !isInstant(value))
    throw invalid({ at: 'A time in UTC with milliseconds is needed: 2026-06-01T12:00:00.000Z' });
  const at = Date.parse(value);
  if (at > now.getTime() + ASKED_AHEAD_MAX_MS) throw invalid({ at: 'At most ten years ahead can be asked for' });
  return at;
}

const readAsked = ({ params, query }: FastifyRequest<ExportRoute>, now: Date): ExportAsked => ({
  name: params.name,
  // One that is sent twice is no season either.
  season: query.season === undefined ? null : String(query.season),
  at: readInstant(query.at, now),
});

/** All of a file, or the piece that is asked for, unless that is of another file than the reader has begun with. */
function sendPiece(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptExport): FastifyReply {
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  const asked = request.headers['if-range'];
  const range = asked === undefined || asked === etag ? readByteRange(request.headers.range, body.length) : undefined;
  if (range === undefined) return reply.send(body);
  if (range === 'none') {
    reply.header('content-range', `bytes */${body.length}`);
    throw noSuchRange();
  }
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1));
}

/** What a ranch wrote down, and the figures that follow from it, as files: for its people, and for the keys that they make. */
export function exportRoute(app: FastifyInstance, deps: GrazingDeps): void {
  const { db, clock } = deps;
  const [thread, kept] = [new ExportThread(), new KeptExports()];
  app.addHook('onClose', () => thread.stop());

  /** The file of a moment ago where it is still that of the record, and for every further piece of it. */
  async function readKept(ranchUuid: string, asked: ExportAsked, request: FastifyRequest<ExportRoute>) {
    const which = JSON.stringify([ranchUuid, asked.name, request.query.season, request.query.at]);
    const now = clock.now().getTime();
    const revision = await findRevision(db, ranchUuid);
    const before = kept.find(which, now);
    if (before !== undefined && (before.revision === revision || request.headers.range !== undefined)) return before;
    return kept.keep(which, await readExport({ db, thread, ranchUuid, asked }), revision, now);
  }

  app.get<ExportRoute>(recordPaths.exported(':ranchUuid', ':name'), async (request, reply) => {
    const ranchUuid = await readReader(deps, request, 'export');
    const asked = readAsked(request, clock.now());
    const byKey = request.query.key === undefined ? undefined : await readKept(ranchUuid, asked, request);
    const file = byKey ?? (await readExport({ db, thread, ranchUuid, asked }));
    reply.type(file.type).header('content-disposition', `attachment; filename="${asked.name}"`);
    return byKey === undefined ? reply.send(file.body) : sendPiece(request, reply, byKey);
  });
}

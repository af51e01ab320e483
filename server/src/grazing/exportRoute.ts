import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../http/byteRange';
import { atReadersPace } from '../http/compression';
import { lookAhead } from '../http/lookAhead';
import type { RanchRoute } from '../http/pathParams';
import { noSuchRange, notFound } from '../http/refusals';
import { readReader } from '../ranches';
import type { ExportAsked } from './exportFiles';
import { EXPORT_TYPES } from './exportTypes';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, sharedFind } from './inShares';
import { KEPT_BYTES, KeptFiles, type KeptFile } from './KeptFiles';
import { readDays } from './readDays';
import { readInstant, readSeason, type AskedMoment } from './readInstant';
import { readYear } from './readYear';
import { readExport, type Reading } from './readExport';
import { findRevision } from './recordsTable';
import type { SharedFiles } from './SharedFiles';
import { writeRecords } from './writeRecords';

type Query = string | string[];

const RECORDS = 'records.json';

interface ExportRoute {
  Params: RanchRoute['Params'] & { name: string };
  Querystring: AskedMoment & { from?: Query; to?: Query; year?: Query; key?: Query };
}

/**
 * For so long a file that was read by a key stays as it is: GIS programs read one in pieces, and figures are of the moment,
 * so pieces of files of two moments would not fit together.
 */
const KEPT_MS = 60_000;
/** What is longer is sent as it is read, in characters. */
const WHOLE_MAX = 2 * 1024 * 1024;

const readAsked = ({ params, query }: FastifyRequest<ExportRoute>, now: Date): ExportAsked => ({
  name: params.name,
  season: readSeason(query.season),
  at: readInstant(query.at, now),
  days: readDays(query),
  year: readYear(query.year),
});

/** All of a file, or the piece that is asked for, unless that is of another file than the reader has begun with. */
function sendPiece(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptFile): FastifyReply {
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

/** What a ranch recorded, and the figures that follow from it, as files: for its people, and for the keys that they make. */
export function exportRoute(app: FastifyInstance, deps: GrazingDeps, files: SharedFiles): void {
  const { db, clock } = deps;
  const kept = new KeptFiles(KEPT_MS);

  /** The whole record. By a key it is kept, so that it can be read in pieces, unless it is too long for that. */
  async function readRecords({ ranchUuid, revision, sharers, asked }: Reading, reply: FastifyReply, isKept: boolean) {
    const gone = await holdForAnswer(deps, reply, sharers, isKept ? KEPT_BYTES : undefined);
    const find = sharedFind(deps, sharers, gone);
    const chunks = writeRecords(find, { ranchUuid, revision, at: asked.at });
    const ahead = await lookAhead(chunks, isKept ? KEPT_BYTES : WHOLE_MAX);
    return 'whole' in ahead ? Buffer.concat(ahead.whole.map((text) => Buffer.from(text))) : ahead.chunks;
  }

  const config = { key: { scope: 'file', inQuery: true } } as const;
  app.get<ExportRoute>(recordPaths.exported(':ranchUuid', ':name'), { config }, async (request, reply) => {
    const { ranchUuid, sharers, opener } = await readReader(deps, request);
    const asked = readAsked(request, clock.now());
    const type = asked.name === RECORDS ? 'application/json; charset=utf-8' : EXPORT_TYPES.get(asked.name);
    if (type === undefined) throw notFound();
    reply.type(type).header('content-disposition', `attachment; filename="${asked.name}"`);
    const which = JSON.stringify([
      ranchUuid,
      asked.name,
      request.query.season,
      request.query.at,
      asked.days,
      asked.year,
    ]);
    const isByKey = opener.isKey;
    const now = clock.now().getTime();
    const revision = await findRevision(db, ranchUuid);
    const before = isByKey ? kept.find(which, now) : undefined;
    // The file of a moment ago where it is still that of the record, and for every further piece of it.
    if (before?.of === String(revision) || (before !== undefined && request.headers.range !== undefined)) {
      return sendPiece(request, reply, before);
    }
    const reading = { ranchUuid, revision, sharers, asked, which };
    const body =
      asked.name === RECORDS
        ? await readRecords(reading, reply, isByKey)
        : await readExport(deps, files, reading, reply);
    if (!Buffer.isBuffer(body)) return reply.send(atReadersPace(body));
    if (!isByKey) return reply.send(body);
    return sendPiece(request, reply, kept.keep(which, { type, body, of: String(revision), ranchUuid }, now));
  });
}

import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { recordPaths } from '@contract/grazing/recordPaths';
import { isInstant } from '@contract/grazing/dates';
import { herdsCsv, paddocksCsv } from '@domain/formats/figuresCsv';
import { paddocksGeoJson, paddocksKml } from '@domain/formats/paddockShapes';
import { staysCsv } from '@domain/formats/staysCsv';
import type { Shape } from '@domain/geometry/Position';
import type { GrazingRecords } from '@domain/grazing/records';
import { currentSeason, type Season } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { invalid, notFound } from '../http/refusals';
import { readReader } from '../ranches';
import { FIGURED, grazingRecordsOf, shapesOf } from './grazingRecords';
import type { GrazingDeps } from './GrazingDeps';
import { findPage } from './pagesTable';
import { findLive } from './recordsTable';

interface ExportedFile {
  type: string;
  body: string;
}

interface ExportRoute {
  Params: RanchRoute['Params'] & { name: string };
  Querystring: { season?: string | string[]; at?: string | string[]; key?: string | string[] };
}

/** What a file is written from: the records, the shapes of paddocks by their ids, and the season and instant asked for. */
interface Asked {
  records: GrazingRecords;
  shapes: ReadonlyMap<string, Shape>;
  season: Season | null;
  at: number;
}

interface Written {
  type: string;
  write: (asked: Asked) => string;
}

const CSV = 'text/csv; charset=utf-8';

/** The files of figures that there are, by name. */
const FILES = new Map<string, Written>([
  ['paddocks.csv', { type: CSV, write: ({ records, season, at }) => paddocksCsv(records, season, at) }],
  ['stays.csv', { type: CSV, write: ({ records, season, at }) => staysCsv(records, season, at) }],
  ['herds.csv', { type: CSV, write: ({ records, at }) => herdsCsv(records, at) }],
  ['paddocks.geojson', { type: 'application/geo+json', write: (asked) => JSON.stringify(paddocksGeoJson(asked)) }],
  ['paddocks.kml', { type: 'application/vnd.google-earth.kml+xml', write: (asked) => paddocksKml(asked) }],
]);

function readInstant(value: string | string[] | undefined, now: Date): number {
  if (value === undefined) return now.getTime();
  if (typeof value === 'string' && isInstant(value)) return Date.parse(value);
  throw invalid({ at: 'A time in UTC with milliseconds is needed: 2026-06-01T12:00:00.000Z' });
}

/** The season that a query names; without one the season that is current at that time, if there is one. */
function readSeason(value: string | string[] | undefined, { seasons, ranch }: GrazingRecords, at: number) {
  if (value === undefined) return currentSeason(seasons, at, zoneOf(ranch.time_zone));
  const named = seasons.find(({ uuid }) => uuid === value);
  if (named === undefined) throw invalid({ season: 'There is no such season on this ranch' });
  return named;
}

/** A ranch's figures as a file, of a season as of an instant; null where there is no such file. */
async function readFigures(
  { db, clock }: GrazingDeps,
  request: FastifyRequest<ExportRoute>,
): Promise<ExportedFile | null> {
  const { ranchUuid, name } = request.params;
  const file = FILES.get(name);
  if (file === undefined) return null;
  const at = readInstant(request.query.at, clock.now());
  const stored = await findLive(db, ranchUuid, FIGURED);
  const records = grazingRecordsOf(stored);
  const season = readSeason(request.query.season, records, at);
  return { type: file.type, body: file.write({ records, shapes: shapesOf(stored), season, at }) };
}

/** Everything that lives on a ranch, as it can be read in again. A record is written as the call `records` has it. */
async function readRecords({ db, clock }: GrazingDeps, ranchUuid: string): Promise<ExportedFile> {
  const records = await findPage(db, { ranchUuid, after: 0, head: Number.MAX_SAFE_INTEGER, withDeleted: false });
  const head = { schema: SCHEMA_VERSION, ranch_uuid: ranchUuid, exported_at: clock.now().toISOString() };
  const body = `${JSON.stringify(head).slice(0, -1)},"records":[\n${records.join(',\n')}\n]}\n`;
  return { type: 'application/json; charset=utf-8', body };
}

/** What a ranch wrote down, and the figures that follow from it, as files: for its people, and for the keys that they make. */
export function exportRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<ExportRoute>(recordPaths.exported(':ranchUuid', ':name'), async (request, reply) => {
    const ranchUuid = await readReader(deps, request, 'export');
    const { name } = request.params;
    const file = name === 'records.json' ? await readRecords(deps, ranchUuid) : await readFigures(deps, request);
    if (file === null) throw notFound();
    return reply.type(file.type).header('content-disposition', `attachment; filename="${name}"`).send(file.body);
  });
}

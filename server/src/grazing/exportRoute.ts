import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { recordPaths } from '@contract/grazing/recordPaths';
import { isInstant } from '@contract/grazing/dates';
import { herdsCsv, paddocksCsv } from '@domain/formats/figuresCsv';
import { staysCsv } from '@domain/formats/staysCsv';
import type { GrazingRecords } from '@domain/grazing/records';
import { currentSeason, type Season } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { invalid, notFound } from '../http/refusals';
import { readAskerWhoMay } from '../ranches';
import { FIGURED, grazingRecordsOf } from './grazingRecords';
import type { GrazingDeps } from './GrazingDeps';
import { findPage } from './pagesTable';
import { findLive } from './recordsTable';

interface ExportRoute {
  Params: RanchRoute['Params'] & { name: string };
  Querystring: { season?: string | string[]; at?: string | string[] };
}

/** The tables of figures that there are, by name. */
const TABLES = new Map<string, (records: GrazingRecords, season: Season | null, at: number) => string>([
  ['paddocks.csv', paddocksCsv],
  ['stays.csv', staysCsv],
  ['herds.csv', (records, _season, at) => herdsCsv(records, at)],
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

/** A ranch's figures as a table, of a season as of an instant; null where there is no such table. */
async function readTable({ db, clock }: GrazingDeps, request: FastifyRequest<ExportRoute>): Promise<string | null> {
  const { ranchUuid, name } = request.params;
  const write = TABLES.get(name);
  if (write === undefined) return null;
  const at = readInstant(request.query.at, clock.now());
  const records = grazingRecordsOf(await findLive(db, ranchUuid, FIGURED));
  return write(records, readSeason(request.query.season, records, at), at);
}

/** Everything that lives on a ranch, as it can be read in again. A record is written as the call `records` has it. */
async function readRecords({ db, clock }: GrazingDeps, ranchUuid: string): Promise<string> {
  const records = await findPage(db, { ranchUuid, after: 0, head: Number.MAX_SAFE_INTEGER, withDeleted: false });
  const head = { schema: SCHEMA_VERSION, ranch_uuid: ranchUuid, exported_at: clock.now().toISOString() };
  return `${JSON.stringify(head).slice(0, -1)},"records":[\n${records.join(',\n')}\n]}\n`;
}

/** What a ranch wrote down, and the figures that follow from it, as files. */
export function exportRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<ExportRoute>(recordPaths.exported(':ranchUuid', ':name'), async (request, reply) => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'see');
    const { name } = request.params;
    const isWhole = name === 'records.json';
    const file = isWhole ? await readRecords(deps, ranchUuid) : await readTable(deps, request);
    if (file === null) throw notFound();
    return reply
      .type(isWhole ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(file);
  });
}

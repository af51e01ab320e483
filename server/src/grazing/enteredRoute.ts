import { recordPaths } from '@contract/grazing/recordPaths';
import { howEntered } from '@domain/entered/howEntered';
import type { DaySpan } from '@domain/grazing/daySpan';
import { dayNumber, zoneOf } from '@domain/grazing/time';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Database';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import { findEntered, type EnteredRow } from './enteredTable';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, inConnections } from './inShares';
import { namingOf } from './photosOfRecord';
import { readDays } from './readDays';
import { NIL } from './recordSlices';

interface EnteredRoute extends RanchRoute {
  Querystring: { from?: string | string[]; to?: string | string[] };
}

const SLICE = 1_000;
const [FIRST, LAST] = ['0000', '9999'];

/** The instants of days by the ranch's clocks, as texts that sort as times do. */
function instantsOf({ from, to }: DaySpan, time_zone: string | null) {
  const zone = zoneOf(time_zone);
  const startOf = (day: number) => new Date(zone.startOf(day)).toISOString();
  return {
    from: from === null ? FIRST : startOf(dayNumber(from)),
    to: to === null ? LAST : startOf(dayNumber(to) + 1),
  };
}

const markOf = ({ fact_at, group_at, applied_at, import_uuid, file_of }: EnteredRow) =>
  howEntered({
    factAt: Date.parse(fact_at),
    groupAt: group_at.getTime(),
    receivedAt: applied_at.getTime(),
    isImported: import_uuid !== null,
    isFromFile: file_of !== null,
  });

async function* writeEntered(find: (behind: string) => Promise<EnteredRow[]>): AsyncGenerator<string, void> {
  yield '[';
  for (let behind = NIL, isFirst = true; ;) {
    const rows = await find(behind);
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify([row.uuid, markOf(row)])}`;
      isFirst = false;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    behind = last.uuid;
  }
  yield ']';
}

/** How each count, transfer and move of some days of the ranch came (rule V7), as `[uuid, mark]`: all of them without days. */
export function enteredRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<EnteredRoute>(recordPaths.entered(':ranchUuid'), async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see', { ofRanch: namingOf });
    const { ranchUuid, ofRanch } = asker;
    const asked = { ranchUuid, ...instantsOf(readDays(request.query), ofRanch?.time_zone ?? null) };
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers);
    const find = (behind: string) =>
      inConnections(deps, sharers, (db: Db) => findEntered(db, asked, behind, SLICE), gone);
    return sendAsMade(request, reply, writeEntered(find));
  });
}

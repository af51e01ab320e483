import { recordPaths } from '@contract/grazing/recordPaths';
import type { DaySpan } from '@domain/grazing/daySpan';
import { dayNumber, zoneOf } from '@domain/grazing/time';
import type { FastifyInstance } from 'fastify';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import { ALL_DAYS, markOf, type EnteredRow } from './enteredTable';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer } from './inShares';
import { namingOf } from './photosOfRecord';
import { readDays } from './readDays';
import { enteredSlices } from './readEntered';

interface EnteredRoute extends RanchRoute {
  Querystring: { from?: string | string[]; to?: string | string[] };
}

/** The instants of days by the ranch's clocks, as texts that sort as times do. */
function instantsOf({ from, to }: DaySpan, time_zone: string | null) {
  const zone = zoneOf(time_zone);
  const startOf = (day: number) => new Date(zone.startOf(day)).toISOString();
  return {
    from: from === null ? ALL_DAYS.from : startOf(dayNumber(from)),
    to: to === null ? ALL_DAYS.to : startOf(dayNumber(to) + 1),
  };
}

async function* writeEntered(slices: AsyncIterable<readonly EnteredRow[]>): AsyncGenerator<string, void> {
  yield '[';
  let isFirst = true;
  for await (const rows of slices) {
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify([row.uuid, markOf(row)])}`;
      isFirst = false;
    }
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
    return sendAsMade(request, reply, writeEntered(enteredSlices(deps, asked, sharers, gone)));
  });
}

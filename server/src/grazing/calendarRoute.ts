import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { readReader } from '../ranches';
import { findCalendar } from './calendarTable';
import type { GrazingDeps } from './GrazingDeps';
import { writeCalendar } from './writeCalendar';

interface CalendarRoute extends RanchRoute {
  Querystring: { key?: string | string[] };
}

/** What is planned on a ranch, for any calendar that reads an address: for its people, and for the keys that they make. */
export function calendarRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<CalendarRoute>(recordPaths.calendar(':ranchUuid'), async (request, reply) => {
    const ranchUuid = await readReader(deps, request, 'calendar');
    const rows = await findCalendar(deps.db, ranchUuid);
    if (rows === undefined) throw notFound();
    reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="calendar.ics"');
    return reply.send(await writeCalendar(rows));
  });
}

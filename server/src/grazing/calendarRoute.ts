import { CALENDAR_EVENTS_MAX } from '@contract/http/limits';
import { recordPaths } from '@contract/grazing/recordPaths';
import { DAY_MS } from '@domain/grazing/time';
import { LANGUAGES } from '@domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { askedLanguage } from '../http/pageLanguage';
import type { RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { readReader } from '../ranches';
import { findCalendar, findCalendarHead } from './calendarTable';
import type { GrazingDeps } from './GrazingDeps';
import { inConnections } from './inShares';
import { KeptFiles } from './KeptFiles';
import type { SharedFiles } from './SharedFiles';

interface CalendarRoute extends RanchRoute {
  Querystring: { key?: string | string[]; lang?: unknown };
}

const TYPE = 'text/calendar; charset=utf-8';

/** What is planned on a ranch, for any calendar that reads an address: for its people, and for the keys that they make. */
export function calendarRoute(app: FastifyInstance, deps: GrazingDeps, files: SharedFiles): void {
  const { db, clock } = deps;
  const kept = new KeptFiles(DAY_MS);
  const config = { key: { scope: 'calendar', inQuery: true } } as const;
  app.get<CalendarRoute>(recordPaths.calendar(':ranchUuid'), { config }, async (request, reply) => {
    const { ranchUuid, sharers, language: own } = await readReader(deps, request);
    const language = askedLanguage(request, LANGUAGES) ?? own ?? 'en';
    const ranch = await findCalendarHead(db, ranchUuid);
    if (ranch === undefined) throw notFound();
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    const of = JSON.stringify([ranch.revision, ranch.name, day]);
    const which = `${ranchUuid} ${language}`;
    const read = async (signal: AbortSignal) => {
      const find = () => findCalendar(db, ranchUuid, day, CALENDAR_EVENTS_MAX);
      const { events, records } = await inConnections(deps, sharers, find, signal);
      const chunks = [new TextEncoder().encode(records.join(','))];
      return { asked: { calendar: { ranchUuid, name: ranch.name, language, day, events } }, chunks };
    };
    const before = kept.find(which, now.getTime());
    const isAsBefore = before?.of === of;
    const body = isAsBefore ? before.body : await files.write({ which: `${which} ${of}`, sharers, read }, reply);
    if (body === null) throw notFound();
    if (!isAsBefore) kept.keep(which, { type: TYPE, body, of, ranchUuid }, now.getTime());
    reply.type(TYPE).header('content-disposition', 'attachment; filename="calendar.ics"');
    return reply.send(body);
  });
}

import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { ranchForPrograms, readReader } from '../ranches';
import { FIGURES } from './exportTypes';
import type { GrazingDeps } from './GrazingDeps';
import { readExport } from './readExport';
import { readInstant, readSeason, type AskedMoment } from './readInstant';
import { findRevision } from './recordsTable';
import type { SharedFiles } from './SharedFiles';

interface FiguresRoute extends RanchRoute {
  Querystring: AskedMoment;
}

/** What the files of paddocks and herds say, as JSON for programs. */
export function figuresRoute(app: FastifyInstance, deps: GrazingDeps, files: SharedFiles): void {
  const config = { key: { scope: 'figures' } } as const;
  app.get<FiguresRoute>(recordPaths.figures(':ranchUuid'), { config }, async (request, reply) => {
    const { ranchUuid, sharers, ofRanch: ranch } = await readReader(deps, request, { ofRanch: ranchForPrograms });
    const { season, at } = request.query;
    const moment = { season: readSeason(season), at: readInstant(at, deps.clock.now()) };
    const asked = { name: FIGURES, ...moment, days: { from: null, to: null }, year: null };
    const revision = await findRevision(deps.db, ranchUuid);
    const which = JSON.stringify([FIGURES, ranch, season, at]);
    reply.type('application/json; charset=utf-8');
    return reply.send(await readExport(deps, files, { ranchUuid, revision, sharers, asked, which, ranch }, reply));
  });
}

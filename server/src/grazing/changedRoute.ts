import type { ChangedEntries } from '@contract/grazing/changed';
import { recordPaths } from '@contract/grazing/recordPaths';
import { calendarYear, yearOf } from '@domain/grazing/calendarYear';
import { zoneOf } from '@domain/grazing/time';
import type { FastifyInstance } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { invalid } from '../http/refusals';
import { readAskerWhoMay, sharersOf } from '../ranches';
import { countChanged } from './changedTable';
import type { GrazingDeps } from './GrazingDeps';
import { inConnections } from './inShares';
import { namingOf } from './photosOfRecord';
import { readYear } from './readYear';

interface ChangedRoute extends RanchRoute {
  Querystring: { year?: string | string[]; since?: string | string[] };
}

const LINE = /^\d{1,12}$/;

/** The number of a line; without one all is counted. */
function readLine(value: string | string[] | undefined): number {
  if (value === undefined) return 0;
  if (typeof value === 'string' && LINE.test(value)) return Number(value);
  throw invalid({ since: 'The number of a line is needed, once: 813' });
}

/** How many entries of a year were written behind a line of the chain: what an attestation on that line doesn't speak of. */
export function changedRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<ChangedRoute>(recordPaths.changed(':ranchUuid'), async (request): Promise<ChangedEntries> => {
    const asker = await readAskerWhoMay(deps, request, 'see', { ofRanch: namingOf });
    const { ranchUuid, ofRanch } = asker;
    const zone = zoneOf(ofRanch?.time_zone ?? null);
    const year = readYear(request.query.year) ?? yearOf(deps.clock.now().getTime(), zone);
    const since = readLine(request.query.since);
    const span = calendarYear(year, zone);
    const [from, to] = [new Date(span.since).toISOString(), new Date(span.until).toISOString()];
    const asked = { ranchUuid, year, from, to, since };
    const entries = await inConnections(deps, sharersOf(asker), (db) => countChanged(db, asked));
    return { entries };
  });
}

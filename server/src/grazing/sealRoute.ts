import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { presentSeal } from '../chain';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { inConnections } from './inShares';

/** Where the chain of a ranch's history ends, and which ends were signed, for who may read the history. */
export function sealRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<RanchRoute>(recordPaths.seal(':ranchUuid'), async (request) => {
    const asker = await readAskerWhoMay(deps, request, 'readHistory');
    return inConnections(deps, sharersOf(asker), (db) => presentSeal(db, asker.ranchUuid));
  });
}

import { logQuerySchema, type LoggedKey, type RanchLogPage } from '@contract/keys/keyLog';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { findOnRanch } from '../../audit';
import { pageOf, readCursor } from '../../http/cursors';
import { parseBody } from '../../http/parseBody';
import type { RanchRoute } from '../../http/pathParams';
import { readAskerWhoMay } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';

const PAGE_SIZE = 50;

/** What happened to the keys of a ranch, for all of its people. */
export function ranchLogRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(recordPaths.ranchLog(':ranchUuid'), async (request): Promise<RanchLogPage> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'see');
    const { cursor } = await parseBody(logQuerySchema, request.query);
    const place = { after: readCursor(cursor), limit: PAGE_SIZE + 1 };
    const rows = await findOnRanch<LoggedKey>(deps.db, ranchUuid, place);
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, (row) => row);
    return { entries: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), next_cursor };
  });
}

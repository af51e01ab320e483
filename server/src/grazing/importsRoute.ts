import type { PastImports } from '@contract/grazing/history';
import { recordPaths } from '@contract/grazing/recordPaths';
import { RANCH_BYTES_MAX } from '@contract/http/limits';
import type { FastifyInstance } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { findRecordBytes } from './groupsTable';
import { findImports } from './importsTable';
import { inConnections } from './inShares';
import { presentWritten } from './presentWritten';

/** The last of what people look for; older ones are in the history of each record. */
const MOST = 30;

/**
 * What was imported from files: who did it, when, and the revisions that it has. With `?unfinished=true` only what was left
 * half way.
 */
export function importsRoute(app: FastifyInstance, deps: GrazingDeps): void {
  app.get<RanchRoute & { Querystring: { unfinished?: string } }>(
    recordPaths.imports(':ranchUuid'),
    async (request): Promise<PastImports> => {
      const asker = await readAskerWhoMay(deps, request, 'see');
      const which = { limit: MOST, isUnfinished: request.query.unfinished === 'true' };
      const rows = await inConnections(deps, sharersOf(asker), (db) => findImports(db, asker.ranchUuid, which));
      const imports = rows.map((row) => ({
        ...presentWritten(row),
        import_uuid: row.import_uuid,
        revisions: row.revisions,
        parts: { saved: row.saved, of: row.of },
        changed: row.changed,
      }));
      const used = await inConnections(deps, sharersOf(asker), (db) => findRecordBytes(db, asker.ranchUuid));
      return { imports, space: { used, most: RANCH_BYTES_MAX } };
    },
  );
}

import { randomBytes } from 'node:crypto';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { RecordKind } from '@contract/grazing/records';
import { SHARED } from '@contract/grazing/shared';
import { SHARE_BODY_MAX_BYTES } from '@contract/http/limits';
import { daysProblem, sharingPreviewSchema, type Share } from '@contract/programs/share';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { parseBody } from '../http/parseBody';
import type { RanchRoute } from '../http/pathParams';
import { busy, invalid, notFound } from '../http/refusals';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { FileBytes } from './fileWorker';
import type { GrazingDeps } from './GrazingDeps';
import { standingColumn, type Standing } from './groupsTable';
import { sharedFind } from './inShares';
import { readSlices } from './readSlices';
import { zoneColumn } from './recordsTable';
import type { SharedFiles } from './SharedFiles';
import type { ProjectionAsked } from './writeProjection';

const SALT_BYTES = 32;

/** The kinds that a share can tell of. */
const kindsOf = (share: Share): RecordKind[] =>
  (Object.keys(SHARED) as RecordKind[]).filter((kind) => {
    const { part } = SHARED[kind];
    return part === 'always' || (part !== 'never' && share[part]);
  });

interface Asked {
  ranchUuid: string;
  sharers: readonly string[];
  projection: ProjectionAsked;
}

/** A ranch's record as a share leaves it, written by a thread. Throws 422 where it names paddocks that aren't the ranch's. */
async function readProjection(
  deps: GrazingDeps,
  files: SharedFiles,
  { ranchUuid, sharers, projection }: Asked,
  reply: FastifyReply,
): Promise<Buffer> {
  const { share, revision } = projection;
  const read = async (gone: AbortSignal) => {
    const wanted = { ranchUuid, after: 0, head: revision, withDeleted: false, kinds: kindsOf(share), asAtHead: true };
    const chunks: FileBytes[] = [];
    for await (const slice of readSlices(sharedFind(deps, sharers, gone), { ...wanted, withoutShapes: !share.land })) {
      if (gone.aborted) throw busy();
      chunks.push(new TextEncoder().encode(slice));
    }
    return { asked: { projection }, chunks };
  };
  const body = await files.write({ which: `${ranchUuid} ${JSON.stringify(projection)}`, sharers, read }, reply);
  if (body === null) throw invalid({ paddocks: 'Name paddocks of this ranch only, and no subdivisions' });
  return body;
}

interface OfRanch {
  standing: Standing | null;
  time_zone: string | null;
}

/** What a program would see of a ranch by a share that its owner has not sent yet. */
export function sharingPreviewRoute(app: FastifyInstance, deps: GrazingDeps, files: SharedFiles): void {
  const bodyLimit = SHARE_BODY_MAX_BYTES;
  app.post<RanchRoute>(recordPaths.sharingPreview(':ranchUuid'), { bodyLimit }, async (request, reply) => {
    const asker = await readAskerWhoMay<OfRanch>(deps, request, 'share', {
      ofRanch: (uuid) =>
        sql<OfRanch>`json_build_object('standing', ${standingColumn(uuid)}, 'time_zone', ${zoneColumn(uuid)})`,
    });
    const { standing, time_zone } = asker.ofRanch;
    if (standing === null) throw notFound();
    const { share } = await parseBody(sharingPreviewSchema, request.body);
    const today = dateOfDay(zoneOf(time_zone).dayOf(deps.clock.now().getTime()));
    const problem = daysProblem(share, today);
    if (problem !== undefined) throw invalid(problem);
    const { epoch, revision } = standing;
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const projection = { share, shareVersion: null, salt, epoch, revision };
    const { ranchUuid } = asker;
    reply.type('application/json; charset=utf-8');
    return reply.send(await readProjection(deps, files, { ranchUuid, sharers: sharersOf(asker), projection }, reply));
  });
}

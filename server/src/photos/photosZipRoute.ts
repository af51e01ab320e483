import { photoPaths } from '@contract/grazing/photoPaths';
import type { FastifyInstance } from 'fastify';
import { holdForAnswer, namingOf } from '../grazing';
import type { RanchRoute } from '../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { PhotoDeps } from './PhotoDeps';
import { photosZip } from './photosZip';

/** All pictures of a ranch in one file, for its people. No key opens it. */
export function photosZipRoute(app: FastifyInstance, deps: PhotoDeps): void {
  // Fastify's own answer to HEAD would read all of it, and send nothing.
  app.get<RanchRoute>(photoPaths.all(':ranchUuid'), { exposeHeadRoute: false }, async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'see', { ofRanch: namingOf });
    const sharers = sharersOf(asker);
    await holdForAnswer(deps, reply, sharers);
    reply.type('application/zip').header('content-disposition', 'attachment; filename="photos.zip"');
    return reply.send(photosZip(deps, { ranchUuid: asker.ranchUuid, sharers, ...asker.ofRanch }));
  });
}

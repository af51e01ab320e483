import { photoPaths } from '@contract/grazing/photoPaths';
import type { FastifyInstance } from 'fastify';
import { holdForAnswer, namingOf } from '../grazing';
import type { RanchRoute } from '../http/pathParams';
import { readReader } from '../ranches';
import type { PhotoDeps } from './PhotoDeps';
import { photosZip } from './photosZip';

/** All pictures of a ranch in one file, for its people, and for keys of photos. */
export function photosZipRoute(app: FastifyInstance, deps: PhotoDeps): void {
  // Fastify's own answer to HEAD would read all of it, and send nothing.
  const options = { exposeHeadRoute: false, config: { key: { scope: 'photos', inQuery: true } } } as const;
  app.get<RanchRoute>(photoPaths.all(':ranchUuid'), options, async (request, reply) => {
    const { ranchUuid, sharers, ofRanch } = await readReader(deps, request, { ofRanch: namingOf });
    await holdForAnswer(deps, reply, sharers);
    reply.type('application/zip').header('content-disposition', 'attachment; filename="photos.zip"');
    return reply.send(photosZip(deps, { ranchUuid, sharers, ...ofRanch }));
  });
}

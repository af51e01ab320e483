import { isPictureSize, photoPaths } from '@contract/grazing/photoPaths';
import { isSha256 } from '@contract/grazing/recordFields';
import type { FastifyInstance } from 'fastify';
import { readByteRange } from '../http/byteRange';
import type { RanchRoute } from '../http/pathParams';
import { noSuchRange, notFound } from '../http/refusals';
import { readReader } from '../ranches';
import { pictureAwaited, pictureMissing, wasNoPicture } from './pictureRefusals';
import { pictureState } from './picturesTable';
import type { PhotoDeps } from './PhotoDeps';
import { remakeSizes } from './remakeSizes';

interface PictureRoute extends RanchRoute {
  Params: RanchRoute['Params'] & { sha256: string; size: string };
}

/** A picture is all that a browser may take it for, and never a page of ours. */
const HEADERS = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'accept-ranges': 'bytes',
};

/** The pictures of a ranch's photos, for its people and keys of photos, as long as a photo has them. */
export function pictureRoute(app: FastifyInstance, deps: PhotoDeps): void {
  const config = { key: { scope: 'photos' } } as const;
  app.get<PictureRoute>(photoPaths.picture(':ranchUuid', ':sha256', ':size'), { config }, async (request, reply) => {
    const { sha256, size } = request.params;
    const { ranchUuid, sharers, ofRanch } = await readReader(deps, request, {
      prolongs: false,
      // What is no hash names no picture.
      ofRanch: (uuid) => pictureState(uuid, isSha256(sha256) ? sha256 : ''),
    });
    if (!isPictureSize(size) || !ofRanch.named) throw notFound();
    if (ofRanch.came === null) throw pictureAwaited();
    if (ofRanch.came === 'other') throw wasNoPicture();
    const file = await deps.files.read(ranchUuid, sha256, size);
    if (file === undefined) {
      remakeSizes(deps, { ranchUuid, sha256, sharers });
      throw pictureMissing();
    }
    const range = readByteRange(request.headers.range, file.size);
    if (range === 'none') {
      reply.header('content-range', `bytes */${file.size}`);
      throw noSuchRange();
    }
    const { first, last } = range ?? { first: 0, last: file.size - 1 };
    const stream = await file.stream(first, last);
    if (stream === undefined) throw pictureMissing();
    reply
      .headers(HEADERS)
      .type('image/webp')
      .header('content-length', last - first + 1);
    if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.size}`);
    return reply.send(stream);
  });
}

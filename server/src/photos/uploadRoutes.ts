import type { Readable } from 'node:stream';
import { photoPaths } from '@contract/grazing/photoPaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { readAskerWhoMay } from '../ranches';
import { assertNoMasquerade } from '../sessions';
import { beginUpload } from './beginUpload';
import { badUploadType } from './pictureRefusals';
import type { PhotoDeps } from './PhotoDeps';
import { receivedOf } from './receivedOf';
import { endEarlier, takeUpload } from './takeUpload';
import { readLength, readMetadata, readOffset, speakTus, UPLOAD_TYPE } from './tus';
import { deleteUpload, findUpload, type Upload } from './uploadsTable';

interface UploadRoute extends RanchRoute {
  Params: RanchRoute['Params'] & { uploadUuid: string };
}

async function readSender(deps: PhotoDeps, request: FastifyRequest<RanchRoute>) {
  const asker = await readAskerWhoMay(deps, request, 'record');
  assertNoMasquerade(asker.user, 'send_picture');
  return asker;
}

/** The upload that the path names, on its way or kept, for the person who began it: to others there is none. */
async function readUpload(deps: PhotoDeps, request: FastifyRequest<UploadRoute>): Promise<Upload> {
  const { user, ranchUuid } = await readSender(deps, request);
  const uuid = readUuid(request.params.uploadUuid);
  const upload = await findUpload(deps.db, { uuid, ranch_uuid: ranchUuid, user_uuid: user.uuid });
  if (upload === undefined) throw notFound();
  return upload;
}

/** The same where it is on its way. */
async function readOpenUpload(deps: PhotoDeps, request: FastifyRequest<UploadRoute>): Promise<Upload> {
  const upload = await readUpload(deps, request);
  if (upload.kept_at !== null) throw notFound();
  return upload;
}

/**
 * Takes the bytes of a body as they come. They are for this call alone, so that no other call ever meets them. A server that
 * closes waits for none of them: what has come counts, and its sender goes on with the next server.
 */
function addPatch(app: FastifyInstance, deps: PhotoDeps): void {
  const bodies = new Set<Readable>();
  app.addHook('preClose', async () => bodies.forEach((body) => body.destroy()));
  void app.register(async (scope) => {
    scope.addContentTypeParser(UPLOAD_TYPE, (_request, payload, done) => done(null, payload));
    scope.patch<UploadRoute>(photoPaths.upload(':ranchUuid', ':uploadUuid'), async (request, reply) => {
      const upload = await readOpenUpload(deps, request);
      await speakTus(request, reply);
      if (request.headers['content-type'] !== UPLOAD_TYPE) throw badUploadType();
      const body = request.body as Readable;
      bodies.add(body);
      const taken = takeUpload(deps, upload, readOffset(request), body);
      const offset = await taken.finally(() => bodies.delete(body));
      return reply.code(204).header('upload-offset', String(offset)).send();
    });
  });
}

/** Pictures on their way, by tus 1.0 with creation and termination. */
export function uploadRoutes(app: FastifyInstance, deps: PhotoDeps): void {
  app.post<RanchRoute>(photoPaths.uploads(':ranchUuid'), async (request, reply) => {
    const { user, ranchUuid } = await readSender(deps, request);
    await speakTus(request, reply);
    const asked = { userUuid: user.uuid, ranchUuid, ...readMetadata(request), bytes: readLength(request) };
    const { uuid } = await beginUpload(deps, asked);
    const [path = ''] = request.url.split('?');
    return reply
      .code(201)
      .header('location', `${path.replace(/\/$/, '')}/${uuid}`)
      .send();
  });

  app.head<UploadRoute>(photoPaths.upload(':ranchUuid', ':uploadUuid'), async (request, reply) => {
    const upload = await readUpload(deps, request);
    await speakTus(request, reply);
    const offset = await receivedOf(deps, upload);
    return reply.headers({ 'upload-offset': String(offset), 'upload-length': String(upload.bytes) }).send();
  });

  app.delete<UploadRoute>(photoPaths.upload(':ranchUuid', ':uploadUuid'), async (request, reply) => {
    const { uuid } = await readOpenUpload(deps, request);
    await speakTus(request, reply);
    await endEarlier(uuid);
    await deleteUpload(deps.db, uuid);
    await deps.files.removeUpload(uuid);
    return reply.code(204).send();
  });

  addPatch(app, deps);
}

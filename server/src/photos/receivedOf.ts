import { ApiError } from '../http/ApiError';
import { notFound } from '../http/refusals';
import { finishUpload } from './finishUpload';
import type { PhotoDeps } from './PhotoDeps';
import { endEarlier } from './takeUpload';
import { findUpload, type Upload } from './uploadsTable';

/** Keeps what has come whole. What is refused now is gone: its sender hears why when it is sent again. */
async function finish(deps: PhotoDeps, upload: Upload): Promise<void> {
  try {
    await finishUpload(deps, upload);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * How many bytes of an upload have come. Where all have, the picture is kept first: a sender who lost the answer to the last of
 * them finds it there. Throws 404 where the upload has ended meanwhile.
 */
export async function receivedOf(deps: PhotoDeps, upload: Upload): Promise<number> {
  if (upload.kept_at !== null) return upload.bytes;
  await endEarlier(upload.uuid);
  const received = await deps.files.received(upload.uuid);
  if (received === upload.bytes) await finish(deps, upload);
  const now = await findUpload(deps.db, upload);
  if (now === undefined) throw notFound();
  return now.kept_at === null ? received : now.bytes;
}

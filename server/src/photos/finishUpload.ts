import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { sharersOf } from '../ranches';
import { fileHash } from './fileHash';
import { keepSizes } from './keepSizes';
import { notAPicture, otherPicture } from './pictureRefusals';
import { insertPicture } from './picturesTable';
import type { KeptDeps } from './PhotoDeps';
import { deleteUpload, noteKept, type Upload } from './uploadsTable';

/** Ends an upload, and notes what came where that is known for good. Of what was kept, the upload is remembered. */
async function end(deps: KeptDeps, upload: Upload, came?: { is_picture: boolean; bytes: number }): Promise<void> {
  const { ranch_uuid, sha256 } = upload;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const isKept = came?.is_picture === true;
    const isOpen = await (isKept ? noteKept(trx, upload.uuid, now) : deleteUpload(trx, upload.uuid));
    // Of one that was given up meanwhile, nothing is known but what is kept.
    if (came === undefined || !(isOpen || isKept)) return;
    await insertPicture(trx, { ranch_uuid, sha256, stored_at: now, ...came });
  });
  await deps.files.removeUpload(upload.uuid);
}

/** Keeps what came, and the sizes beside it: the picture is there once its row is. */
async function keep({ files }: KeptDeps, { ranch_uuid, sha256 }: Upload, path: string): Promise<void> {
  await keepSizes(files, { ranch_uuid, sha256 }, path);
  await files.keep(ranch_uuid, sha256, 'sent', path);
}

/** @param path of a file for what came, which nobody else has */
async function judge(deps: KeptDeps, upload: Upload, path: string): Promise<void> {
  await deps.files.collect(upload.uuid, path);
  // Another process has ended it meanwhile.
  if ((await stat(path)).size !== upload.bytes) throw notFound();
  if ((await fileHash(path)) !== upload.sha256) {
    await end(deps, upload);
    throw otherPicture();
  }
  const sharers = sharersOf({ user: { uuid: upload.user_uuid }, ranchUuid: upload.ranch_uuid });
  const bytes = await deps.shares.pictures.run(sharers, () => deps.maker.make(path));
  if (bytes === undefined) {
    await end(deps, upload, { is_picture: false, bytes: 0 });
    throw notAPicture();
  }
  await keep(deps, upload, path);
  await end(deps, upload, { is_picture: true, bytes });
}

/** The uploads that are judged in this process. */
const judging = new Map<string, Promise<void>>();

/**
 * Judges an upload of which all has come, and keeps it. What can't be opened as a picture is forgotten, and its photo says
 * so. Throws 422 for such a file, and for another one than the photo has. Of two callers at once, such as a sender and the
 * sweep, both hear the same; two processes may do the same work, and keep the same files.
 */
export function finishUpload(deps: KeptDeps, upload: Upload): Promise<void> {
  const known = judging.get(upload.uuid);
  if (known !== undefined) return known;
  const judged = deps.files
    .inWorkFolder((folder) => judge(deps, upload, join(folder, 'sent')))
    .finally(() => judging.delete(upload.uuid));
  judging.set(upload.uuid, judged);
  return judged;
}

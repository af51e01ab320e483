import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PICTURE_SIDES, type PictureSize } from '@contract/grazing/photoPaths';
import { inTransaction } from '../db/inTransaction';
import { sharersOf } from '../ranches';
import { sizePath } from './FileStore';
import { notAPicture, otherPicture } from './pictureRefusals';
import { insertPicture } from './picturesTable';
import type { KeptDeps } from './PhotoDeps';
import { deleteUpload, type Upload } from './uploadsTable';

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Forgets an upload, and notes what came where that is known for good. */
async function end(deps: KeptDeps, upload: Upload, came?: { is_picture: boolean; bytes: number }): Promise<void> {
  const { ranch_uuid, sha256 } = upload;
  await inTransaction(deps.db, async (trx) => {
    const isOpen = await deleteUpload(trx, upload.uuid);
    // Of one that was given up meanwhile, nothing is known but what is kept.
    if (came === undefined || !(isOpen || came.is_picture)) return;
    await insertPicture(trx, { ranch_uuid, sha256, stored_at: deps.clock.now(), ...came });
  });
  await deps.files.removeUpload(upload.uuid);
}

/** Keeps what came, and the sizes beside it: the picture is there once its row is. */
async function keep({ files }: KeptDeps, { uuid, ranch_uuid, sha256 }: Upload): Promise<void> {
  const path = files.uploadPath(uuid);
  for (const size of Object.keys(PICTURE_SIDES) as PictureSize[]) {
    await files.keep(ranch_uuid, sha256, size, sizePath(path, size));
  }
  await files.keep(ranch_uuid, sha256, 'sent', path);
}

async function judge(deps: KeptDeps, upload: Upload): Promise<void> {
  const path = deps.files.uploadPath(upload.uuid);
  if ((await sha256Of(path)) !== upload.sha256) {
    await end(deps, upload);
    throw otherPicture();
  }
  const sharers = sharersOf({ user: { uuid: upload.user_uuid }, ranchUuid: upload.ranch_uuid });
  const bytes = await deps.shares.pictures.run(sharers, () => deps.maker.make(path));
  if (bytes === undefined) {
    await end(deps, upload, { is_picture: false, bytes: 0 });
    throw notAPicture();
  }
  await keep(deps, upload);
  await end(deps, upload, { is_picture: true, bytes });
}

/** The uploads that are judged in this process. */
const judging = new Map<string, Promise<void>>();

/**
 * Judges an upload of which all has come, and keeps it. What can't be opened as a picture is forgotten, and its photo says
 * so. Throws 422 for such a file, and for another one than the photo has. Of two callers at once, such as a sender and the
 * sweep, both hear the same: each would move the file away from under the other.
 */
export function finishUpload(deps: KeptDeps, upload: Upload): Promise<void> {
  const known = judging.get(upload.uuid);
  if (known !== undefined) return known;
  const judged = judge(deps, upload).finally(() => judging.delete(upload.uuid));
  judging.set(upload.uuid, judged);
  return judged;
}

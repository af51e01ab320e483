import { DAY_MS } from '@domain/grazing/time';
import { DELETED_PICTURE_DAYS, UPLOAD_DAYS } from '@contract/http/limits';
import { ApiError } from '../http/ApiError';
import { finishUpload } from './finishUpload';
import { deletePicture, findForgotten, markUnnamed } from './picturesTable';
import type { KeptDeps } from './PhotoDeps';
import { deleteUpload, findUploadsUntil } from './uploadsTable';

/** Pictures that are deleted at once. */
const BATCH = 500;
/** So long after it began, an upload of which all has come is finished here: its server ended meanwhile. */
const LEFT_MS = 2 * 60_000;

/** Finishes what has come whole, and gives up what has not for a week. */
async function sweepUploads(deps: KeptDeps, now: number): Promise<void> {
  for (const upload of await findUploadsUntil(deps.db, new Date(now - LEFT_MS))) {
    if ((await deps.files.received(upload.uuid)) === upload.bytes) {
      await finishUpload(deps, upload).catch((error: unknown) => {
        // It was refused, and is forgotten.
        if (!(error instanceof ApiError)) throw error;
      });
    } else if (upload.began_at.getTime() <= now - UPLOAD_DAYS * DAY_MS) {
      await deleteUpload(deps.db, upload.uuid);
      await deps.files.removeUpload(upload.uuid);
    }
  }
}

/** Deletes pictures that no photo has named for 30 days, and those of ranches that are gone. */
export async function sweepPictures(deps: KeptDeps): Promise<void> {
  const now = deps.clock.now();
  await sweepUploads(deps, now.getTime());
  await markUnnamed(deps.db, now);
  const then = new Date(now.getTime() - DELETED_PICTURE_DAYS * DAY_MS);
  for (;;) {
    const forgotten = await findForgotten(deps.db, then, BATCH);
    for (const key of forgotten) {
      await deps.files.remove(key.ranch_uuid, key.sha256);
      await deletePicture(deps.db, key);
    }
    if (forgotten.length < BATCH) return;
  }
}

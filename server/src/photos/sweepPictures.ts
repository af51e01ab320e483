import { DAY_MS } from '@domain/grazing/time';
import { isId } from '@contract/grazing/recordFields';
import { DELETED_PICTURE_DAYS, UPLOAD_DAYS } from '@contract/http/limits';
import { ApiError } from '../http/ApiError';
import { finishUpload } from './finishUpload';
import { deletePicture, findForgotten, markUnnamed } from './picturesTable';
import type { KeptDeps } from './PhotoDeps';
import { deleteUpload, findOpen, findUploadsUntil, forgetKept } from './uploadsTable';

/** Pictures that are deleted at once. */
const BATCH = 500;
/** So long after it began, an upload of which all has come is finished here: its server ended meanwhile. */
const LEFT_MS = 2 * 60_000;
/** What no upload has that is open, and nobody wrote to for so long, is left over. */
const STRAY_MS = 60 * 60_000;

/**
 * Finishes what has come whole, and gives up what has not for a week.
 *
 * @returns what went wrong with single ones: the others go on
 */
async function sweepUploads(deps: KeptDeps, now: number): Promise<Error[]> {
  const problems: Error[] = [];
  for (const upload of await findUploadsUntil(deps.db, new Date(now - LEFT_MS))) {
    const isWhole = (await deps.files.received(upload.uuid)) === upload.bytes;
    const isStale = upload.began_at.getTime() <= now - UPLOAD_DAYS * DAY_MS;
    try {
      if (isWhole) await finishUpload(deps, upload);
    } catch (error) {
      // It was refused, and is forgotten; or it will be finished later.
      if (!(error instanceof ApiError)) problems.push(error instanceof Error ? error : new Error(String(error)));
    }
    if (isStale) {
      await deleteUpload(deps.db, upload.uuid);
      await deps.files.removeUpload(upload.uuid);
    }
  }
  return problems;
}

/** Deletes what came of uploads that ended while their server did, or while something was still written to them. */
async function sweepStray({ db, files }: KeptDeps): Promise<void> {
  // Files have the time of the machine's clock.
  const then = new Date(Date.now() - STRAY_MS);
  await files.removeWorkUntil(then);
  const uuids = (await files.findUploadsUntil(then)).filter(isId);
  if (uuids.length === 0) return;
  const open = await findOpen(db, uuids);
  for (const uuid of uuids) if (!open.has(uuid)) await files.removeUpload(uuid);
}

/**
 * Deletes pictures that no photo has named for 30 days, and those of ranches that are gone. An upload that was kept is
 * remembered for a week, and no longer than its picture.
 */
export async function sweepPictures(deps: KeptDeps): Promise<void> {
  const now = deps.clock.now();
  const [problem] = await sweepUploads(deps, now.getTime());
  await sweepStray(deps);
  await markUnnamed(deps.db, now);
  const then = new Date(now.getTime() - DELETED_PICTURE_DAYS * DAY_MS);
  for (;;) {
    const forgotten = await findForgotten(deps.db, then, BATCH);
    for (const key of forgotten) {
      await deps.files.remove(key.ranch_uuid, key.sha256);
      await deletePicture(deps.db, key);
    }
    if (forgotten.length < BATCH) break;
  }
  await forgetKept(deps.db, new Date(now.getTime() - UPLOAD_DAYS * DAY_MS));
  if (problem !== undefined) throw problem;
}

import type { Readable } from 'node:stream';
import { finishUpload } from './finishUpload';
import { diskFull, otherOffset, pictureTooLarge } from './pictureRefusals';
import type { PhotoDeps } from './PhotoDeps';
import type { Upload } from './uploadsTable';
import { errorCode } from '../platform/errorCode';

interface Sending {
  body: Readable;
  done: Promise<unknown>;
}

/** Who sends to an upload in this process. */
const sending = new Map<string, Sending>();

/**
 * Ends what is still sent to an upload: its sender, whose line broke, has come back before this server heard of it. What has
 * come of it counts.
 */
export async function endEarlier(uploadUuid: string): Promise<void> {
  const earlier = sending.get(uploadUuid);
  if (earlier === undefined) return;
  earlier.body.destroy();
  await earlier.done;
}

/** The disk has no space, or no more for this program. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

async function collect({ files }: PhotoDeps, upload: Upload, offset: number, body: Readable): Promise<number> {
  const received = await files.received(upload.uuid);
  if (offset !== received) throw otherOffset(received);
  if (await files.isFull()) throw diskFull();
  let hasMore = false;
  const now = await files.append(upload.uuid, offset, body, upload.bytes, () => (hasMore = true));
  if (hasMore) throw pictureTooLarge();
  return now;
}

/**
 * Takes the next bytes of an upload, and keeps its picture when all have come. Throws 409 for bytes that go on elsewhere,
 * 413 for more than were said, 503 while the disk has no space.
 *
 * @returns how many bytes have come
 */
export async function takeUpload(deps: PhotoDeps, upload: Upload, offset: number, body: Readable): Promise<number> {
  // Several may have waited for the same one: only the first of them goes on.
  while (sending.has(upload.uuid)) await endEarlier(upload.uuid);
  const collected = collect(deps, upload, offset, body).finally(() => sending.delete(upload.uuid));
  sending.set(upload.uuid, { body, done: collected.catch(() => undefined) });
  try {
    const now = await collected;
    if (now === upload.bytes) await finishUpload(deps, upload);
    return now;
  } catch (error) {
    throw FULL.has(errorCode(error) ?? '') ? diskFull() : error;
  }
}

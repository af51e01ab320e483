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

/**
 * Takes the next bytes of an upload, and keeps its picture when all have come. Throws 409 for bytes that go on elsewhere,
 * 413 for more than were said, 503 while the disk has no space.
 *
 * @returns how many bytes have come
 */
export async function takeUpload(deps: PhotoDeps, upload: Upload, offset: number, body: Readable): Promise<number> {
  const { files } = deps;
  await endEarlier(upload.uuid);
  const received = await files.received(upload.uuid);
  if (offset !== received) throw otherOffset(received);
  if (await files.isFull()) throw diskFull();
  let hasMore = false;
  const done = files.append(upload.uuid, offset, body, upload.bytes, () => (hasMore = true));
  const own = { body, done: done.catch(() => undefined) };
  sending.set(upload.uuid, own);
  try {
    const now = await done;
    if (hasMore) throw pictureTooLarge();
    if (now === upload.bytes) await finishUpload(deps, upload);
    return now;
  } catch (error) {
    throw errorCode(error) === 'ENOSPC' ? diskFull() : error;
  } finally {
    if (sending.get(upload.uuid) === own) sending.delete(upload.uuid);
  }
}

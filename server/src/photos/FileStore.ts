import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { PICTURE_SIDES, type PictureSize } from '@contract/grazing/photoPaths';
import { errorCode } from '../platform/errorCode';
import { syncFolder } from '../platform/writeDurably';

/** What is kept of a picture: what came, byte for byte, and the sizes that are handed out. */
export type PictureFile = PictureSize | 'sent';

/** Less free space than this is left to the record. */
const FREE_MIN_BYTES = 1024 ** 3;

/** Where a size is written first, beside the file that it is made of. */
export const sizePath = (path: string, size: PictureSize): string => `${path}.${size}`;

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'write' && errorCode(error) !== 'EPIPE';

/** Makes what was written survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Pictures in a folder: `ranches/{ranch}/{sha256}/{sent|full|large|small}`, and in `uploads/` what is on its way. A file has
 * its name only once it is whole and written to the disk.
 */
export class FileStore {
  constructor(private readonly folder: string) {}

  /** Where an upload is collected, and what is made of it. */
  uploadPath(uploadUuid: string): string {
    return join(this.folder, 'uploads', uploadUuid);
  }

  /** How many bytes of an upload have come. */
  async received(uploadUuid: string): Promise<number> {
    return (await sizeOf(this.uploadPath(uploadUuid))) ?? 0;
  }

  /**
   * Adds what a sender sends to an upload, as far as it comes: where the line breaks, what has come counts.
   *
   * @param offset where it goes on: the bytes that have come before
   * @param most bytes that the upload may have; `onMore` hears that there are more, which are not written
   * @returns how many bytes it has now
   */
  async append(uploadUuid: string, offset: number, body: Readable, most: number, onMore: () => void): Promise<number> {
    const path = this.uploadPath(uploadUuid);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
    let end = offset;
    const write = async (bytes: Buffer) => {
      for (let written = 0; written < bytes.length;) {
        // A disk that becomes full takes a part.
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, end);
        written += bytesWritten;
        end += bytesWritten;
      }
    };
    try {
      // A body that is larger than was said stays open: destroyed, it would take along the connection of the answer.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        const taken = chunk.subarray(0, most - end);
        await write(taken);
        if (taken.length < chunk.length) {
          onMore();
          break;
        }
      }
    } catch (error) {
      // The sender's line broke. What the disk says is another matter.
      if (isOfDisk(error)) throw error;
    } finally {
      await handle.sync().finally(() => handle.close());
    }
    return end;
  }

  async removeUpload(uploadUuid: string): Promise<void> {
    const path = this.uploadPath(uploadUuid);
    const sizes = Object.keys(PICTURE_SIDES) as PictureSize[];
    for (const each of [path, ...sizes.map((size) => sizePath(path, size))]) await rm(each, { force: true });
  }

  /** The uploads of which something is in the folder, last written to by then. */
  async findUploadsUntil(then: Date): Promise<string[]> {
    const names = await readdir(join(this.folder, 'uploads')).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    const old = [];
    for (const name of names) {
      const { mtime } = (await stat(this.uploadPath(name)).catch(() => undefined)) ?? {};
      if (mtime !== undefined && mtime <= then) old.push(name.split('.')[0] ?? name);
    }
    return [...new Set(old)];
  }

  /** Keeps a file under its name: it is moved there. */
  async keep(ranchUuid: string, sha256: string, file: PictureFile, from: string): Promise<void> {
    const path = this.picturePath(ranchUuid, sha256, file);
    await sync(from);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(from, path);
    await syncFolder(dirname(path));
  }

  /** The bytes of a kept file, from `first` to `last` (both included); undefined where it is gone. */
  async read(ranchUuid: string, sha256: string, file: PictureFile) {
    const path = this.picturePath(ranchUuid, sha256, file);
    const size = await sizeOf(path);
    if (size === undefined) return undefined;
    return {
      size,
      stream: (first = 0, last = size - 1): Readable => createReadStream(path, { start: first, end: last }),
    };
  }

  async remove(ranchUuid: string, sha256: string): Promise<void> {
    await rm(dirname(this.picturePath(ranchUuid, sha256, 'sent')), { recursive: true, force: true });
  }

  /** Whether the disk has so little left that only the record should go on. */
  async isFull(): Promise<boolean> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < FREE_MIN_BYTES;
  }

  private picturePath(ranchUuid: string, sha256: string, file: PictureFile): string {
    return join(this.folder, 'ranches', ranchUuid, sha256, file);
  }
}

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../platform/errorCode';
import { syncFolder } from '../platform/writeDurably';
import { FilesAway } from './FilesAway';
import type { FileStore, KeptFile } from './FileStore';
import { picturePath, type PictureFile } from './picturePath';
import { takeBody } from './takeBody';
import { inWorkFolder, namesUntil, removeWorkUntil } from './workFolder';

/** Less free space than this is left to the record. */
const FREE_MIN_BYTES = 1024 ** 3;
/** Files are read in pieces of this size: of large ones more wait for the garbage collector, as it runs by their number. */
const PIECE_BYTES = 16 * 1024;

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes what was written survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Pictures in a folder, which several processes may share: `ranches/{ranch}/{sha256}/{sent|full|large|small}`, in `uploads/` what
 * is on its way, and in `work/` what is being judged. A file has its name only once it is whole and written to the disk.
 */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async received(uploadUuid: string): Promise<number> {
    return (await sizeOf(this.uploadPath(uploadUuid))) ?? 0;
  }

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
      if (await takeBody(body, most - offset, write)) onMore();
    } finally {
      await handle.sync().finally(() => handle.close());
    }
    return end;
  }

  /** A copy: another process may still write to what came, or judge it too. */
  async collect(uploadUuid: string, path: string): Promise<void> {
    try {
      await copyFile(this.uploadPath(uploadUuid), path);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await writeFile(path, '');
    }
  }

  async removeUpload(uploadUuid: string): Promise<void> {
    await rm(this.uploadPath(uploadUuid), { force: true });
  }

  findUploadsUntil(then: Date): Promise<string[]> {
    return namesUntil(join(this.folder, 'uploads'), then);
  }

  inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    return inWorkFolder(join(this.folder, 'work'), work);
  }

  removeWorkUntil(then: Date): Promise<void> {
    return removeWorkUntil(join(this.folder, 'work'), then);
  }

  async keep(ranchUuid: string, sha256: string, file: PictureFile, from: string): Promise<void> {
    const path = this.picturePath(ranchUuid, sha256, file);
    await sync(from);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(from, path);
    await syncFolder(dirname(path));
  }

  async read(ranchUuid: string, sha256: string, file: PictureFile): Promise<KeptFile | undefined> {
    const path = this.picturePath(ranchUuid, sha256, file);
    const size = await sizeOf(path);
    if (size === undefined) return undefined;
    return {
      size,
      stream: async (first, last) => createReadStream(path, { start: first, end: last, highWaterMark: PIECE_BYTES }),
    };
  }

  async remove(ranchUuid: string, sha256: string): Promise<void> {
    await rm(dirname(this.picturePath(ranchUuid, sha256, 'sent')), { recursive: true, force: true });
  }

  async isFull(): Promise<boolean> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < FREE_MIN_BYTES;
  }

  async check(): Promise<void> {
    const path = join(this.folder, `check-${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(path, path, { mode: 0o600 });
      await readFile(path);
      await rm(path);
    } catch (error) {
      const code = errorCode(error) ?? '';
      const isFull = code === 'ENOSPC' || code === 'EDQUOT';
      throw new FilesAway(`the folder of pictures ${this.folder} can't be written (${code}).`, !isFull);
    }
  }

  close(): void {
    // Nothing is open between calls.
  }

  /** Where an upload is collected. */
  private uploadPath(uploadUuid: string): string {
    return join(this.folder, 'uploads', uploadUuid);
  }

  private picturePath(ranchUuid: string, sha256: string, file: PictureFile): string {
    return join(this.folder, picturePath(ranchUuid, sha256, file));
  }
}

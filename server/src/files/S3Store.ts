import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Place } from '../config/Config';
import { FilesAway } from './FilesAway';
import type { FileStore, KeptFile } from './FileStore';
import { PICTURE_FILES, picturePath, type PictureFile } from './picturePath';
import { S3Bucket } from './S3Bucket';
import { S3Uploads } from './S3Uploads';
import { inWorkFolder, removeWorkUntil } from './workFolder';

/** Pictures in S3, named as in a folder (`FolderStore`), but for uploads. */
export class S3Store implements FileStore {
  private readonly bucket: S3Bucket;
  private readonly uploads: S3Uploads;

  /** @param work a folder of this machine, in which pictures are judged */
  constructor(
    place: S3Place,
    private readonly work: string,
  ) {
    this.bucket = new S3Bucket(place);
    this.uploads = new S3Uploads(this.bucket);
  }

  received(uploadUuid: string): Promise<number> {
    return this.uploads.received(uploadUuid);
  }

  append(uploadUuid: string, offset: number, body: Readable, most: number, onMore: () => void): Promise<number> {
    return this.uploads.append(uploadUuid, offset, body, most, onMore);
  }

  collect(uploadUuid: string, path: string): Promise<void> {
    return this.uploads.collect(uploadUuid, path);
  }

  removeUpload(uploadUuid: string): Promise<void> {
    return this.uploads.remove(uploadUuid);
  }

  findUploadsUntil(then: Date): Promise<string[]> {
    return this.uploads.findUntil(then);
  }

  inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    return inWorkFolder(this.work, work);
  }

  removeWorkUntil(then: Date): Promise<void> {
    return removeWorkUntil(this.work, then);
  }

  async keep(ranchUuid: string, sha256: string, file: PictureFile, from: string): Promise<void> {
    await this.bucket.put(picturePath(ranchUuid, sha256, file), await readFile(from));
  }

  async read(ranchUuid: string, sha256: string, file: PictureFile): Promise<KeptFile | undefined> {
    const key = picturePath(ranchUuid, sha256, file);
    const size = await this.bucket.size(key);
    return size === undefined ? undefined : { size, stream: (first, last) => this.bucket.open(key, first, last) };
  }

  async remove(ranchUuid: string, sha256: string): Promise<void> {
    for (const file of PICTURE_FILES) await this.bucket.remove(picturePath(ranchUuid, sha256, file));
  }

  /** How much space is left there is up to the people who run it. */
  async isFull(): Promise<boolean> {
    return false;
  }

  async check(): Promise<void> {
    const key = `check/${randomUUID()}`;
    await this.bucket.put(key, Buffer.from(key));
    const read = await this.bucket.read(key);
    const found = [];
    for await (const object of this.bucket.list(key)) found.push(object.key);
    await this.bucket.remove(key);
    if (read?.toString() === key && found[0] === key) return;
    throw new FilesAway('what was written to the bucket of FILES_URL is not in it.', true);
  }

  close(): void {
    this.bucket.close();
  }
}

import type { Readable } from 'node:stream';
import type { PictureFile } from './picturePath';

/** A kept file: its size in bytes, and its bytes from `first` to `last`, both included; undefined where it went meanwhile. */
export interface KeptFile {
  size: number;
  stream: (first: number, last: number) => Promise<Readable | undefined>;
}

/**
 * Where pictures are: those that are kept, and what has come of those that are on their way. Several processes may work on one
 * store at once. A store knows nothing of rights and limits. Throws `FilesAway` where it can't be reached.
 */
export interface FileStore {
  /** How many bytes of an upload have come. */
  received(uploadUuid: string): Promise<number>;
  /**
   * Adds what a sender sends to an upload, as far as it comes: where the line breaks, what has come counts.
   *
   * @param offset where it goes on: the bytes that have come before
   * @param most bytes that the upload may have; `onMore` hears that there are more, which are not written
   * @returns how many bytes it has now
   */
  append(uploadUuid: string, offset: number, body: Readable, most: number, onMore: () => void): Promise<number>;
  /** Writes what has come of an upload into a file of this machine. */
  collect(uploadUuid: string, path: string): Promise<void>;
  removeUpload(uploadUuid: string): Promise<void>;
  /** The uploads of which something is here, last written to by then. */
  findUploadsUntil(then: Date): Promise<string[]>;
  /** Works in a new folder of this machine, whose files can be kept; it is removed after the work. */
  inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes the work folders that processes of this machine left behind when they were killed, last written to by then. */
  removeWorkUntil(then: Date): Promise<void>;
  /** Keeps a file of a work folder. It has its name only once it is whole. */
  keep(ranchUuid: string, sha256: string, file: PictureFile, from: string): Promise<void>;
  /** A kept file; undefined where it is gone. */
  read(ranchUuid: string, sha256: string, file: PictureFile): Promise<KeptFile | undefined>;
  remove(ranchUuid: string, sha256: string): Promise<void>;
  /** Whether so little space is left that only the record should go on. */
  isFull(): Promise<boolean>;
  /** Writes, reads and removes something. */
  check(): Promise<void>;
  close(): void;
}

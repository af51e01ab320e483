import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PRODUCT_NAME } from '@contract/http/product';
import { errorCode } from '../platform/errorCode';
import { syncFolder } from '../platform/writeDurably';
import { BackupError } from './BackupError';
import { decodeParts, encodeParts, type Part } from './parts';

/** The form of the file: this line, the parts (parts.ts) in gzip, and the SHA-256 of all before it. */
const FORMAT = 1;
const FIRST_LINE = Buffer.from(`grazewell backup ${FORMAT}\n`);
const FIRST_LINE_PATTERN = /^grazewell backup (\d{1,9})\n/;
const SHA_BYTES = 32;

async function* sealed(zipped: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(FIRST_LINE);
  yield FIRST_LINE;
  for await (const bytes of zipped) {
    hash.update(bytes);
    yield bytes;
  }
  yield hash.digest();
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new BackupError(`${path} is there already: name another file, or add --force.`);
}

function explained(path: string, error: unknown): unknown {
  const words: Record<string, string> = {
    ENOSPC: `there is no space left for ${path}.`,
    EDQUOT: `there is no space left for ${path}.`,
    ENOENT: `there is no folder ${dirname(path)}.`,
    EACCES: `this user may not write ${path}.`,
    EROFS: `this user may not write ${path}.`,
  };
  const known = words[errorCode(error) ?? ''];
  return known === undefined ? error : new BackupError(known);
}

interface Writing {
  /** Replace a file that is there. */
  force: boolean;
  signal: AbortSignal;
}

/**
 * Writes parts into a file that only its owner reads. It gets its name when it is whole and on disk; when that fails
 * nothing is left of it.
 *
 * @returns the file's size in bytes
 * @throws BackupError when the file is there already, or cannot be written
 */
export async function writeBackupFile(path: string, parts: AsyncIterable<Part>, { force, signal }: Writing) {
  if (!force) refuseExisting(path);
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      const write = (bytes: AsyncIterable<Buffer>) => writeFile(file, bytes);
      await pipeline(encodeParts(parts), createGzip(), sealed, write, { signal });
      await file.sync();
    } finally {
      await file.close();
    }
    if (!force) refuseExisting(path);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return (await stat(path)).size;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw explained(path, error);
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) throw new BackupError(`there is no file ${path}.`);
  return found.size;
}

async function textAt(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Looks whether a file is a whole backup that this program can read.
 *
 * @throws BackupError when it is damaged, cut short, something else, or of a newer form
 */
export async function checkBackupFile(path: string): Promise<void> {
  const size = await sizeOf(path);
  const first = FIRST_LINE_PATTERN.exec((await textAt(path, 0, 64)).toString('latin1'))?.[1];
  if (first === undefined) throw new BackupError(`${path} is not a backup of ${PRODUCT_NAME}.`);
  if (Number(first) > FORMAT) {
    throw new BackupError(`${path} was made by a newer ${PRODUCT_NAME}: restore it with that version.`);
  }
  const damaged = new BackupError(`${path} is damaged or cut short: its checksum is wrong.`);
  const end = size - SHA_BYTES;
  if (end <= FIRST_LINE.length) throw damaged;
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { end: end - 1 })) hash.update(bytes as Buffer);
  const noted = await textAt(path, end, SHA_BYTES);
  if (noted.length !== SHA_BYTES || !timingSafeEqual(hash.digest(), noted)) throw damaged;
}

/** The parts of a file that `checkBackupFile` found good. A caller that stops early closes the file by that. */
export async function* readBackupFile(path: string): AsyncGenerator<Part> {
  const file = createReadStream(path, { start: FIRST_LINE.length, end: (await sizeOf(path)) - SHA_BYTES - 1 });
  const plain = createGunzip();
  const read = pipeline(file, plain);
  // What goes wrong on the way is heard from the stream that is read.
  read.catch(() => undefined);
  try {
    yield* decodeParts(plain);
  } finally {
    plain.destroy();
  }
}

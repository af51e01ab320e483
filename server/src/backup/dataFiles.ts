import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/errorCode';
import { BackupError } from './BackupError';
import type { Part } from './parts';

const SECRET_KEYS = ['secret-key', 'vapid-key'] as const;
const MAIL = 'mail';
/** What may come out of a backup: no path that leads elsewhere. */
const PATH = /^(?:secret-key|vapid-key|mail\/[\w.-]+\.eml)$/;

async function* partOf(dataDir: string, path: string): AsyncGenerator<Part> {
  const file = await open(join(dataDir, path), 'r').catch((error: unknown) => {
    // A person may clear the mail away at any time.
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return;
  yield { head: { kind: 'file', path }, body: file.createReadStream() as AsyncIterable<Buffer> };
}

/** The keys that the server has made: what signs links and opens waiting mail, and what push services know it by. */
export async function* secretKeyParts(dataDir: string): AsyncGenerator<Part> {
  for (const name of SECRET_KEYS) yield* partOf(dataDir, name);
}

/**
 * The mails that went into files. A mail is in a file before it leaves the outbox, so whoever reads these after the
 * outbox misses none.
 */
export async function* mailParts(dataDir: string): AsyncGenerator<Part> {
  const names = await readdir(join(dataDir, MAIL)).catch(() => []);
  for (const name of names.sort()) if (PATH.test(`${MAIL}/${name}`)) yield* partOf(dataDir, `${MAIL}/${name}`);
}

/** Writes a file of a backup into a data folder, for its owner alone. */
export async function writeDataFile(dataDir: string, path: string, body: AsyncIterable<Buffer>): Promise<void> {
  if (!PATH.test(path)) throw new BackupError(`the backup holds a file that is none of ours (${path}).`);
  const place = join(dataDir, path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(place, 'wx', 0o600);
  try {
    await writeFile(file, body);
    await file.sync();
  } finally {
    await file.close();
  }
}

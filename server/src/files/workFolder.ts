import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../platform/errorCode';

/** Works in a new folder below `parent`, which nobody else can enter, and removes it with all that is in it. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'w-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The names in a folder; none where the folder doesn't exist. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  });

/** The names of what is in a folder and was last written to by then. */
export async function namesUntil(folder: string, then: Date): Promise<string[]> {
  const old = [];
  for (const name of await namesIn(folder)) {
    const { mtime } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (mtime !== undefined && mtime <= then) old.push(name);
  }
  return old;
}

export async function removeWorkUntil(parent: string, then: Date): Promise<void> {
  for (const name of await namesUntil(parent, then)) await rm(join(parent, name), { recursive: true, force: true });
}

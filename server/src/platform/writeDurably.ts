import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a folder survive a power cut. Where a folder cannot be opened (Windows) there is no such step. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes a file that only its owner reads. After a crash at any moment it holds the old text or the new one, whole. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle
      .writeFile(text)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

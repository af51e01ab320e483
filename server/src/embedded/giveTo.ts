import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from './launcher';

/**
 * Makes a folder and all in it that user's, if it is not yet: PostgreSQL runs on a folder of its own user alone, and
 * the way it runs may change from start to start (a container with other rights).
 */
export async function giveTo(owner: User | undefined, folder: string): Promise<void> {
  if (owner === undefined || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), owner.uid, owner.gid);
  // Last, so that a kill on the way leaves the folder to be given again.
  await chown(folder, owner.uid, owner.gid);
}

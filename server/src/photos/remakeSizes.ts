import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoDeps } from './PhotoDeps';
import { fileHash } from './fileHash';
import { keepSizes } from './keepSizes';

type Deps = Pick<PhotoDeps, 'files' | 'maker' | 'shares'>;

interface Asked {
  ranchUuid: string;
  sha256: string;
  /** Who takes part in the turn that it waits for. */
  sharers: readonly string[];
}

/** One that can't be made is tried again after so long. */
const AGAIN_MS = 10 * 60_000;

/** Those that are being made in this process, or can't be. */
const tried = new Set<string>();

/** @returns false where what came is gone, damaged, or can't be opened any more */
async function remake({ files, maker }: Deps, { ranchUuid, sha256 }: Asked): Promise<boolean> {
  const sent = await files.read(ranchUuid, sha256, 'sent');
  const stream = sent === undefined || sent.size === 0 ? undefined : await sent.stream(0, sent.size - 1);
  if (stream === undefined) return false;
  return files.inWorkFolder(async (folder) => {
    const path = join(folder, 'sent');
    await writeFile(path, stream, { mode: 0o600 });
    if ((await fileHash(path)) !== sha256 || (await maker.make(path)) === undefined) return false;
    await keepSizes(files, { ranch_uuid: ranchUuid, sha256 }, path);
    return true;
  });
}

/**
 * Makes the sizes of a picture again from what came, where only that was restored. Nobody waits for it: it has its turn with
 * the pictures that come, and its page looks again.
 */
export function remakeSizes(deps: Deps, asked: Asked): void {
  const key = `${asked.ranchUuid} ${asked.sha256}`;
  if (tried.has(key)) return;
  tried.add(key);
  const later = () => void setTimeout(() => tried.delete(key), AGAIN_MS).unref();
  deps.shares.pictures
    .run(asked.sharers, () => remake(deps, asked))
    // Where its turn did not come, or the store is away, the next one who looks asks again.
    .then((isMade) => (isMade ? tried.delete(key) : later()))
    .catch(() => tried.delete(key));
}

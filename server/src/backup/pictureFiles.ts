import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../files/FileStore';
import { readPicturePath, type PictureKey } from '../files/picturePath';
import { namesIn } from '../files/workFolder';
import type { Part } from './parts';

/** How the files of pictures are named in a backup, wherever they are kept. */
const PREFIX = 'files/';

/** The picture that a file of a backup is; undefined for any other file. */
export const pictureIn = (path: string): PictureKey | undefined =>
  path.startsWith(PREFIX) ? readPicturePath(path.slice(PREFIX.length)) : undefined;

/** The paths of all files of pictures, one picture after the other, below their folder. */
async function* pictureNames(filesDir: string): AsyncGenerator<string> {
  for (const ranch of await namesIn(join(filesDir, 'ranches'))) {
    for (const sha256 of await namesIn(join(filesDir, 'ranches', ranch))) {
      for (const file of await namesIn(join(filesDir, 'ranches', ranch, sha256))) {
        const name = `ranches/${ranch}/${sha256}/${file}`;
        if (readPicturePath(name) !== undefined) yield name;
      }
    }
  }
}

/** How much the files of pictures are. */
export async function weighPictures(filesDir: string): Promise<{ files: number; bytes: number }> {
  const weight = { files: 0, bytes: 0 };
  for await (const name of pictureNames(filesDir)) {
    weight.files += 1;
    weight.bytes += (await stat(join(filesDir, name)).catch(() => undefined))?.size ?? 0;
  }
  return weight;
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

/**
 * The files of pictures. Those that tables which were read before name are all there: a picture stays for weeks after the
 * last photo that had it.
 */
export async function* pictureParts(filesDir: string): AsyncGenerator<Part> {
  for await (const name of pictureNames(filesDir)) {
    const path = join(filesDir, name);
    if (!(await isThere(path))) continue;
    yield { head: { kind: 'file', path: PREFIX + name }, body: createReadStream(path) as AsyncIterable<Buffer> };
  }
}

/** Puts a picture's file back. One that is there already is the same: its name is its hash. */
export function restorePicture(store: FileStore, picture: PictureKey, body: AsyncIterable<Buffer>): Promise<void> {
  return store.inWorkFolder(async (folder) => {
    const from = join(folder, picture.file);
    await writeFile(from, body, { mode: 0o600 });
    await store.keep(picture.ranchUuid, picture.sha256, picture.file, from);
  });
}

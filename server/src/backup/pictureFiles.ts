import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/errorCode';
import type { Part } from './parts';

/** How the files of pictures are named in a backup, whichever folder they are in. */
const PREFIX = 'files/';
const PATH = /^ranches\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{64}\/(?:sent|full|large|small)$/;

/** Where a picture's file of a backup belongs, below the folder of pictures; undefined for any other file. */
export function pictureIn(path: string): string | undefined {
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return PATH.test(name) ? name : undefined;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    // Pictures go while others are backed up.
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  });

/** The paths of all files of pictures, one picture after the other, below their folder. */
async function* pictureNames(filesDir: string): AsyncGenerator<string> {
  for (const ranch of await namesIn(join(filesDir, 'ranches'))) {
    for (const sha256 of await namesIn(join(filesDir, 'ranches', ranch))) {
      for (const file of await namesIn(join(filesDir, 'ranches', ranch, sha256))) {
        const name = `ranches/${ranch}/${sha256}/${file}`;
        if (PATH.test(name)) yield name;
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

/** Writes a picture's file into its folder. One that is there already is the same: its name is its hash. */
export async function writePictureFile(filesDir: string, name: string, body: AsyncIterable<Buffer>): Promise<void> {
  const path = join(filesDir, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'w', 0o600);
  try {
    await writeFile(file, body);
    await file.sync();
  } finally {
    await file.close();
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All files of pictures in a folder, by their paths in it, with their bytes. */
export async function pictureBytes(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(folder, 'ranches'), { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = names.map(
    async (name) => [name.slice(folder.length), (await readFile(name)).toString('base64')] as const,
  );
  return new Map(await Promise.all(bytes));
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { TestApp } from '../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';

jest.setTimeout(120_000);

const PHOTOS = 20;

let before: TestApp;
let ranch: PhotoRanch;
let sent: SentPhoto[];
let files: Awaited<ReturnType<typeof newFolder>>;
let target: TestDatabase;
beforeAll(async () => {
  [before, files] = await Promise.all([TestApp.start(), newFolder()]);
  ranch = await PhotoRanch.start(before);
  sent = [];
  for (let seed = 0; seed < PHOTOS; seed += 1) sent.push(await ranch.photo(await aPicture(300 + seed, 200, seed)));
  for (const each of sent) await ranch.send(each);
});
afterAll(async () => {
  await before.close();
  await files.remove();
});
beforeEach(async () => {
  target = await createEmptyDatabase();
});
afterEach(() => target.drop());

const folderOf = (test: TestApp) => join(test.dataDir, 'files');

/** All files of pictures with their bytes. */
async function allOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(folder, 'ranches'), { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = names.map(
    async (name) => [name.slice(folder.length), (await readFile(name)).toString('base64')] as const,
  );
  return new Map(await Promise.all(bytes));
}

it('PHOTOS P5: a backup restores every picture on an empty place, byte for byte', async () => {
  const path = files.at('photos.backup');
  await backUp(before.databaseUrl, path, { filesDir: folderOf(before) });
  const filesDir = files.at('pictures');
  await restoreInto({ databaseUrl: target.url, filesDir }, path);
  const there = await allOf(folderOf(before));
  expect(there.size).toBe(4 * PHOTOS);
  expect(await allOf(filesDir)).toEqual(there);
  const after = await TestApp.start({ reroute: async () => target.url, config: { filesDir } });
  const url = `${ranch.ranch.path}/photo/${sent[0]?.sha256}/large`;
  const [one, other] = [
    await ranch.picture(sent[0]?.sha256 ?? '', 'large'),
    await after.get(url, { token: ranch.owner }),
  ];
  expect([other.statusCode, other.rawPayload]).toEqual([200, one.rawPayload]);
  await after.close();
});

it('PHOTOS P5: a backup without photos says what is missing, and never fails', async () => {
  const path = files.at('without.backup');
  const bytes = await backUp(before.databaseUrl, path, { filesDir: folderOf(before), withoutPhotos: true });
  expect(bytes).toBeLessThan(100_000);
  const filesDir = files.at('no-pictures');
  await restoreInto({ databaseUrl: target.url, filesDir }, path);
  const after = await TestApp.start({ reroute: async () => target.url, config: { filesDir } });
  const url = `${ranch.ranch.path}/photo/${sent[0]?.sha256}/large`;
  const answer = await after.get(url, { token: ranch.owner });
  expect([answer.statusCode, answer.json<{ reason: string }>().reason]).toEqual([404, 'picture_missing']);
  await after.close();
});

import { join } from 'node:path';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { run } from '../../test/support/backupCommands';
import { pictureBytes } from '../../test/support/pictureBytes';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { S3Server } from '../../test/support/S3Server';
import { SECRET, TestApp } from '../../test/support/testApp';
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

it('PHOTOS P5: a backup restores every picture on an empty place, byte for byte', async () => {
  const path = files.at('photos.backup');
  await backUp(before.databaseUrl, path, { files: { folder: folderOf(before) } });
  const folder = files.at('pictures');
  await restoreInto({ databaseUrl: target.url, files: { folder } }, path);
  const there = await pictureBytes(folderOf(before));
  expect(there.size).toBe(4 * PHOTOS);
  expect(await pictureBytes(folder)).toEqual(there);
  const after = await TestApp.start({ reroute: async () => target.url, config: { files: { folder } } });
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
  const bytes = await backUp(before.databaseUrl, path, { files: { folder: folderOf(before) }, withoutPhotos: true });
  expect(bytes).toBeLessThan(100_000);
  const folder = files.at('no-pictures');
  await restoreInto({ databaseUrl: target.url, files: { folder } }, path);
  const after = await TestApp.start({ reroute: async () => target.url, config: { files: { folder } } });
  const url = `${ranch.ranch.path}/photo/${sent[0]?.sha256}/large`;
  const answer = await after.get(url, { token: ranch.owner });
  expect([answer.statusCode, answer.json<{ reason: string }>().reason]).toEqual([404, 'picture_missing']);
  await after.close();
});

it('PHOTOS P5: a backup of pictures in a folder restores them into S3', async () => {
  const s3 = await S3Server.start();
  const path = files.at('to-s3.backup');
  await backUp(before.databaseUrl, path, { files: { folder: folderOf(before) } });
  await restoreInto({ databaseUrl: target.url, dataDir: files.at('data-of-s3'), files: s3.place() }, path);
  expect((await s3.keys()).length).toBe(4 * PHOTOS);
  const after = await TestApp.start({ reroute: async () => target.url, config: { files: s3.place() } });
  const url = `${ranch.ranch.path}/photo/${sent[1]?.sha256}/large`;
  const [one, other] = [
    await ranch.picture(sent[1]?.sha256 ?? '', 'large'),
    await after.get(url, { token: ranch.owner }),
  ];
  expect([other.statusCode, other.rawPayload]).toEqual([200, one.rawPayload]);
  await s3.road.close();
  const empty = await createEmptyDatabase();
  const failed = restoreInto({ databaseUrl: empty.url, dataDir: files.at('data-of-s3'), files: s3.place() }, path);
  await expect(failed).rejects.toThrow(/^the pictures in s3:\S+ at \S+ can't be reached: no answer/);
  await empty.drop();
  await after.close();
  await s3.stop();
});

it('a backup with pictures in S3 leaves them out, and says where they are', async () => {
  const s3 = await S3Server.start();
  const path = files.at('of-s3.backup');
  const env = { DATABASE_URL: before.databaseUrl, SECRET_KEY: SECRET, ...s3.environment };
  const { code, stdout, stderr } = await run('backup', { ...env, DATA_DIR: before.dataDir }, path);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Without the photos, which are in s3:\/\/pictures\/ranches-of\/us_1: back that up too /);
  expect(s3.calls).toEqual([]);
  const { stdout: quiet } = await run(
    'backup',
    { ...env, DATA_DIR: before.dataDir },
    path,
    '--force',
    '--without-photos',
  );
  expect(quiet).toMatch(/^Backed up to /);
  await s3.stop();
});

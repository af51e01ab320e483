import { join } from 'node:path';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { pictureBytes } from '../../test/support/pictureBytes';
import { aPicture, PhotoRanch } from '../../test/support/PhotoRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';
import { createEmptyDatabase } from '../../test/support/testDatabase';

jest.setTimeout(15 * MINUTE);

const PHOTOS = 500;

it('PHOTOS P5: a backup with 500 photos is restored on an empty place, byte for byte', async () => {
  const [before, target, files] = await Promise.all([TestApp.start(), createEmptyDatabase(), newFolder()]);
  const ranch = await PhotoRanch.start(before);
  for (let seed = 0; seed < PHOTOS; seed += 1) {
    expect((await ranch.send(await ranch.photo(await aPicture(300 + seed, 200, seed)))).statusCode).toBe(204);
  }
  const folder = join(before.dataDir, 'files');
  const path = files.at('photos.backup');
  await backUp(before.databaseUrl, path, { files: { folder } });
  await restoreInto({ databaseUrl: target.url, files: { folder: files.at('pictures') } }, path);
  const there = await pictureBytes(folder);
  expect(there.size).toBe(4 * PHOTOS);
  expect(await pictureBytes(files.at('pictures'))).toEqual(there);
  await before.close();
  await target.drop();
  await files.remove();
});

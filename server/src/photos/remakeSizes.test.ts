import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { TestApp } from '../../test/support/testApp';
import { PictureMaker } from './PictureMaker';

jest.setTimeout(60_000);

const SIZES = ['small', 'large', 'full'] as const;

let test: TestApp;
let ranch: PhotoRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await PhotoRanch.start(test);
});
afterAll(() => test.close());

/** A picture of which a restore has brought back only what came. */
async function restored(bytes: Buffer): Promise<{ sent: SentPhoto; folder: string }> {
  const sent = await ranch.photo(bytes);
  expect((await ranch.send(sent)).statusCode).toBe(204);
  const folder = join(test.dataDir, 'files', 'ranches', ranch.ranch.uuid, sent.sha256);
  for (const size of SIZES) await rm(join(folder, size));
  return { sent, folder };
}

afterEach(() => jest.restoreAllMocks());

const statusOf = async ({ sha256 }: SentPhoto, size: string) => (await ranch.picture(sha256, size)).statusCode;

it('PHOTOS P5: a picture of which only what came was restored gets its sizes back, once, while nobody waits for it', async () => {
  const { sent } = await restored(await aPicture(700, 500));
  const make = jest.spyOn(PictureMaker.prototype, 'make');
  const looks = await Promise.all(Array.from({ length: 12 }, () => ranch.picture(sent.sha256)));
  for (const look of looks) {
    if (look.statusCode !== 200) expect(look.json<{ reason: string }>().reason).toBe('picture_missing');
  }
  for (const size of SIZES) {
    while ((await statusOf(sent, size)) !== 200) await sleep(50);
    const { format } = await sharp((await ranch.picture(sent.sha256, size)).rawPayload).metadata();
    expect([size, format]).toEqual([size, 'webp']);
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it('what was restored damaged is opened by nobody, and stays missing', async () => {
  const { sent, folder } = await restored(await aPicture(300, 200, 2));
  await writeFile(join(folder, 'sent'), await aPicture(300, 200, 3));
  const make = jest.spyOn(PictureMaker.prototype, 'make');
  for (let look = 0; look < 5; look += 1) {
    expect(await statusOf(sent, 'small')).toBe(404);
    await sleep(50);
  }
  expect(make).not.toHaveBeenCalled();
});

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { goImages, noPictures, oddPictures, type OddImage } from '../../test/support/imageCorpus';
import { PhotoRanch, sha256Of } from '../../test/support/PhotoRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(15 * MINUTE);

const MIB = 1024 * 1024;
/** What one picture may take: its own 10 s, and the start of a process. */
const PATIENCE_MS = 20_000;

let test: TestApp;
let ranch: PhotoRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await PhotoRanch.start(test);
});
afterAll(() => test.close());

/** The most memory that a process of the picture maker had so far, in bytes (proc(5): VmHWM). */
function peakOfMakers(): number {
  const peaks = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictureProcess')) return [];
      const [, kib = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return [Number(kib) * 1024];
    } catch {
      // Most are no processes, and some end meanwhile.
      return [];
    }
  });
  return Math.max(0, ...peaks);
}

let peak = 0;
let isWatching = true;
const watching = (async () => {
  while (isWatching) {
    peak = Math.max(peak, peakOfMakers());
    await sleep(25);
  }
})();
afterAll(async () => {
  isWatching = false;
  await watching;
});

/** Sends a file as the picture of a photo. Answers the status. */
async function statusOf({ name, bytes }: OddImage): Promise<number> {
  const sent = await ranch.photo(bytes);
  const began = Date.now();
  const { statusCode } = await ranch.send(sent);
  expect([name, Date.now() - began < PATIENCE_MS]).toEqual([name, true]);
  expect((await test.get('/api/v1/health')).statusCode).toBe(200);
  return statusCode;
}

/** What is handed out of a picture: never what came. */
async function expectRedrawn({ name, bytes }: OddImage): Promise<void> {
  for (const size of ['small', 'large', 'full']) {
    const { rawPayload, headers } = await ranch.picture(sha256Of(bytes), size);
    const { format, exif, xmp, icc, pages } = await sharp(rawPayload).metadata();
    expect([name, headers['content-type'], format]).toEqual([name, 'image/webp', 'webp']);
    expect([name, exif, xmp, icc, pages]).toEqual([name, undefined, undefined, undefined, undefined]);
    expect(rawPayload.toString('latin1')).not.toMatch(/script|passwd/i);
  }
}

/** Of the corpus, what is damaged, or of a format that no camera writes. What is cut off is drawn as far as it came. */
const IS_REFUSED = /^invalid-(?:crc32|zlib)|\.gif$/;

it('PHOTOS P1: every image of the corpus is drawn anew or refused, in time, in little memory', async () => {
  const images = goImages();
  expect(images.length).toBeGreaterThan(80);
  const opened: string[] = [];
  const refused: string[] = [];
  for (const image of images) {
    const status = await statusOf(image);
    expect([204, 422]).toContain(status);
    if (status === 422) refused.push(image.name);
    else {
      opened.push(sha256Of(image.bytes));
      await expectRedrawn(image);
    }
  }
  expect(refused.sort()).toEqual(
    images
      .map(({ name }) => name)
      .filter((name) => IS_REFUSED.test(name))
      .sort(),
  );
  for (const image of await oddPictures()) {
    expect([image.name, await statusOf(image)]).toEqual([image.name, 204]);
    opened.push(sha256Of(image.bytes));
    await expectRedrawn(image);
  }
  for (const image of await noPictures()) {
    expect([image.name, await statusOf(image)]).toEqual([image.name, 422]);
    expect((await ranch.picture(sha256Of(image.bytes))).statusCode).toBe(404);
  }
  expect(peak / MIB).toBeGreaterThan(10);
  expect(peak / MIB).toBeLessThanOrEqual(512);
  const zip = await test.get(`${ranch.ranch.path}/export/photos.zip`, { token: ranch.owner });
  const { 'photos.csv': list, ...files } = unzipSync(zip.rawPayload);
  expect(list).toBeDefined();
  expect(Object.values(files).map(sha256Of).sort()).toEqual([...new Set(opened)].sort());
});

import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import type { FileStore } from './FileStore';
import { openFileStore } from './openFileStore';

const UPLOAD = '11111111-1111-4111-8111-111111111111';
const RANCH = '22222222-2222-4222-8222-222222222222';
const SHA256 = 'a'.repeat(64);
const MOST = 10 * 1024 ** 2;
const never = () => {
  throw new Error('There are no more bytes');
};

describe.each(PICTURE_PLACES)('in %s', (_name, start) => {
  let place: PicturePlace;
  let store: FileStore;
  let other: FileStore;
  beforeAll(async () => {
    place = await start();
    const opened = () => openFileStore({ files: place.files, dataDir: join(tmpdir(), 'grazewell-work') });
    // As in two processes.
    [store, other] = [await opened(), await opened()];
  });
  afterAll(async () => {
    store.close();
    other.close();
    await place.end();
  });
  afterEach(() => store.removeUpload(UPLOAD));

  const collected = (from: FileStore) =>
    from.inWorkFolder(async (folder) => {
      await from.collect(UPLOAD, join(folder, 'all'));
      return readFile(join(folder, 'all'));
    });
  const keep = (text: string) =>
    store.inWorkFolder(async (folder) => {
      await writeFile(join(folder, 'a'), text);
      await store.keep(RANCH, SHA256, 'small', join(folder, 'a'));
    });

  it('what came to one process goes on in another, and is whole', async () => {
    const bytes = Buffer.alloc(2_500_000, 'picture');
    expect(await store.received(UPLOAD)).toBe(0);
    expect(await store.append(UPLOAD, 0, Readable.from([bytes.subarray(0, 70_000)]), MOST, never)).toBe(70_000);
    expect(await other.received(UPLOAD)).toBe(70_000);
    const rest = Readable.from([bytes.subarray(70_000, 2_000_000), bytes.subarray(2_000_000)]);
    expect(await other.append(UPLOAD, 70_000, rest, MOST, never)).toBe(bytes.length);
    expect(await store.received(UPLOAD)).toBe(bytes.length);
    expect((await collected(store)).equals(bytes)).toBe(true);
    await store.removeUpload(UPLOAD);
    expect([await other.received(UPLOAD), await place.names()]).toEqual([0, []]);
    expect((await collected(other)).length).toBe(0);
  });

  it('where the line breaks, what has come counts; of more than was said nothing is written', async () => {
    async function* broken() {
      yield Buffer.from('12345');
      throw new Error('aborted');
    }
    expect(await store.append(UPLOAD, 0, Readable.from(broken()), 8, never)).toBe(5);
    const more = jest.fn();
    expect(await store.append(UPLOAD, 5, Readable.from([Buffer.from('67890')]), 8, more)).toBe(8);
    expect([more.mock.calls.length, String(await collected(other))]).toEqual([1, '12345678']);
  });

  it('the same bytes of two processes, and many crumbs, are one upload', async () => {
    await store.append(UPLOAD, 0, Readable.from([Buffer.from('0123456789')]), MOST, never);
    // It had not heard of them.
    await other.append(UPLOAD, 0, Readable.from([Buffer.from('01234')]), MOST, never);
    await other.append(UPLOAD, await other.received(UPLOAD), Readable.from([Buffer.from('')]), MOST, never);
    let end = await store.received(UPLOAD);
    for (let at = end; at < 130; at += 1) {
      end = await store.append(UPLOAD, end, Readable.from([Buffer.from(String(end % 10))]), MOST, never);
    }
    expect(String(await collected(other))).toBe(Array.from({ length: end }, (_, at) => at % 10).join(''));
    expect((await place.names()).length).toBeLessThan(100);
  });

  it('is read in pieces, until it is removed', async () => {
    await keep('0123456789');
    const file = await other.read(RANCH, SHA256, 'small');
    const read = async (first: number, last: number) => {
      const stream = await file?.stream(first, last);
      return stream && String(await buffer(stream));
    };
    expect([file?.size, await read(0, 9), await read(3, 5)]).toEqual([10, '0123456789', '345']);
    expect(await other.read(RANCH, SHA256, 'full')).toBeUndefined();
    await other.remove(RANCH, SHA256);
    await other.remove(RANCH, SHA256);
    expect([await store.read(RANCH, SHA256, 'small'), await place.names()]).toEqual([undefined, []]);
  });

  it('no hash and no ranch leads to another place', async () => {
    for (const [ranch, sha256] of [
      [RANCH, '../'.repeat(21) + 'a'],
      [RANCH, `${'a'.repeat(63)}/`],
      ['..', SHA256],
      ['../../other', SHA256],
    ] as const) {
      await expect(store.read(ranch, sha256, 'small')).rejects.toThrow('No picture is called so');
      await expect(store.remove(ranch, sha256)).rejects.toThrow('No picture is called so');
    }
  });

  it('what was left behind is found by its age, and its check leaves nothing', async () => {
    await store.append(UPLOAD, 0, Readable.from([Buffer.from('left')]), MOST, never);
    expect(await store.findUploadsUntil(new Date(Date.now() - 60_000))).toEqual([]);
    expect(await store.findUploadsUntil(new Date(Date.now() + 60_000))).toEqual([UPLOAD]);
    await store.inWorkFolder(async (folder) => {
      await other.removeWorkUntil(new Date(Date.now() - 60_000));
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      await other.removeWorkUntil(new Date(Date.now() + 60_000));
      await expect(stat(folder)).rejects.toThrow('ENOENT');
    });
    await store.removeUpload(UPLOAD);
    await store.check();
    expect(await place.names()).toEqual([]);
  });
});

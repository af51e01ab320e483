import { Readable } from 'node:stream';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { DAY, MINUTE, TestApp } from '../../test/support/testApp';
import type { FileStore } from '../files/FileStore';
import { openFileStore } from '../files/openFileStore';
import { buildShares } from '../limits/shares';
import { PictureMaker } from './PictureMaker';
import { sweepPictures } from './sweepPictures';

jest.setTimeout(60_000);

let place: PicturePlace;
let files: FileStore;
describe.each(PICTURE_PLACES)('with pictures in %s', (_name, startPlace) => {
  let test: TestApp;
  let ranch: PhotoRanch;
  const maker = new PictureMaker();
  beforeAll(async () => {
    place = await startPlace();
    test = await TestApp.start({ config: { files: place.files, sessionIdleDays: 3_650, sessionMaxDays: 3_650 } });
    files = await openFileStore({ files: place.files, dataDir: test.dataDir });
    ranch = await PhotoRanch.start(test);
  });
  afterAll(async () => {
    maker.stop();
    files.close();
    await test.close();
    await place.end();
  });

  const sweep = () => sweepPictures({ db: test.db, clock: test.clock, files, maker, shares: buildShares() });

  async function sentPhoto(seed: number): Promise<SentPhoto> {
    const sent = await ranch.photo(await aPicture(80, 90, seed));
    await ranch.send(sent);
    return sent;
  }

  async function remove({ photo }: SentPhoto): Promise<number> {
    const record = await ranch.ranch.record(photo);
    return ranch.ranch.write([{ kind: 'photo', uuid: photo, base: record?.revision ?? null, data: null }]);
  }

  const uploadOf = async (sent: SentPhoto) => String((await ranch.begin(sent)).headers.location);

  /** All of an upload comes to a server that ends before it judges it. */
  async function cameWhole(sent: SentPhoto): Promise<string> {
    const location = await uploadOf(sent);
    const { length } = sent.bytes;
    await ranch.patch(location, 0, sent.bytes.subarray(0, -1));
    const [uuid = ''] = location.split('/').slice(-1);
    await files.append(uuid, length - 1, Readable.from([sent.bytes.subarray(-1)]), length, () => undefined);
    return location;
  }

  /** The names of all files of pictures. */
  const names = async () => (await place.names()).join(' ');

  it('the picture of a deleted photo opens for nobody; undone within 30 days it is back, and after them it is gone', async () => {
    const sent = await sentPhoto(1);
    const data = (await ranch.ranch.record(sent.photo))?.data;
    const revision = await remove(sent);
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(404);
    await sweep();
    test.clock.advance(29 * DAY);
    await sweep();
    await ranch.ranch.write([{ kind: 'photo', uuid: sent.photo, base: revision, data }]);
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
    await sweep();
    await remove(sent);
    await sweep();
    test.clock.advance(29 * DAY);
    await sweep();
    expect(await names()).toContain(sent.sha256);
    test.clock.advance(DAY);
    await sweep();
    expect(await names()).not.toContain(sent.sha256);
  });

  it('a picture that another photo has too stays, however long the first is gone', async () => {
    const sent = await sentPhoto(2);
    await ranch.photo(sent.bytes);
    await remove(sent);
    await sweep();
    test.clock.advance(31 * DAY);
    await sweep();
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
  });

  it('what has not come whole within 7 days goes, and what came whole while its server ended is kept', async () => {
    const [half, whole] = [await ranch.photo(await aPicture(60, 60, 3)), await ranch.photo(await aPicture(60, 60, 4))];
    const [ofHalf, ofWhole] = [await uploadOf(half), await cameWhole(whole)];
    await ranch.patch(ofHalf, 0, half.bytes.subarray(0, 100));
    test.clock.advance(3 * MINUTE);
    await sweep();
    expect((await ranch.picture(whole.sha256)).statusCode).toBe(200);
    expect((await ranch.tus('HEAD', ofHalf)).headers['upload-offset']).toBe('100');
    expect((await ranch.tus('HEAD', ofWhole)).headers['upload-offset']).toBe(String(whole.bytes.length));
    test.clock.advance(7 * DAY);
    await sweep();
    for (const ended of [ofHalf, ofWhole]) expect((await ranch.tus('HEAD', ended)).statusCode).toBe(404);
    expect(await names()).not.toContain('uploads/');
  });

  it('what came whole while its server ended is kept as soon as its sender asks how far it is', async () => {
    const [sent, text] = [
      await ranch.photo(await aPicture(60, 60, 6)),
      await ranch.photo(Buffer.from('not a picture')),
    ];
    const asked = await ranch.tus('HEAD', await cameWhole(sent));
    expect(asked.headers['upload-offset']).toBe(String(sent.bytes.length));
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
    expect((await ranch.tus('HEAD', await cameWhole(text))).statusCode).toBe(404);
    expect((await ranch.send(text)).json()).toMatchObject({ reason: 'not_a_picture' });
  });

  it('the pictures of a ranch that is gone for good go with it', async () => {
    const sent = await sentPhoto(5);
    await test.db.deleteFrom('ranches').where('uuid', '=', ranch.ranch.uuid).execute();
    await sweep();
    expect(await names()).not.toContain(sent.sha256);
  });
});

import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { TestApp } from '../../test/support/testApp';
import type { FileStore } from '../files/FileStore';
import { openFileStore } from '../files/openFileStore';
import { buildShares } from '../limits/shares';
import { PictureMaker, sweepPictures } from '../photos';

jest.setTimeout(60_000);

describe.each(PICTURE_PLACES)('with pictures in %s', (_name, startPlace) => {
  let place: PicturePlace;
  let files: FileStore;
  let test: TestApp;
  let ranch: PhotoRanch;
  const maker = new PictureMaker();
  beforeAll(async () => {
    place = await startPlace();
    test = await TestApp.start({ config: { files: place.files } });
    files = await openFileStore({ files: place.files, dataDir: test.dataDir });
    ranch = await PhotoRanch.start(test);
  });
  afterAll(async () => {
    maker.stop();
    files.close();
    await test.close();
    await place.end();
  });

  /** Deletes a photo, erases what it was, and lets the sweep of each hour come. */
  async function erase({ photo }: SentPhoto): Promise<number> {
    const record = await ranch.ranch.record(photo);
    await ranch.ranch.write([{ kind: 'photo', uuid: photo, base: record?.revision ?? null, data: null }]);
    const path = `${ranch.ranch.path}/records/${photo}/history/${record?.revision}/erase`;
    const body = { name: "Maria's Ranch", reason: 'wrong_place' };
    const { statusCode } = await test.post(path, body, { token: ranch.owner });
    await sweepPictures({ db: test.db, clock: test.clock, files, maker, shares: buildShares() });
    return statusCode;
  }

  it('EVIDENCE 3.4: the picture goes with the erased versions of its photos, and stays while a photo that is there has it', async () => {
    const bytes = await aPicture(80, 90, 1);
    const [sent, other] = [await ranch.photo(bytes), await ranch.photo(bytes)];
    await ranch.send(sent);
    expect(await erase(sent)).toBe(204);
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
    expect(await erase(other)).toBe(204);
    expect((await place.names()).join(' ')).not.toContain(sent.sha256);
    const uploads = test.db.selectFrom('uploads').select('uuid').where('sha256', '=', sent.sha256);
    expect(await uploads.execute()).toEqual([]);
  });
});

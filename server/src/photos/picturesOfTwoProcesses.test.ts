import sharp from 'sharp';
import { OutsidePhotos } from '../../test/support/OutsidePhotos';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { cleanUp, killServer, type RunningServer } from '../../test/support/runningServer';

jest.setTimeout(120_000);

const BEGUN = 201;
const TAKEN = 204;

describe.each(PICTURE_PLACES)('processes with pictures in %s', (_name, startPlace) => {
  let place: PicturePlace;
  let photos: OutsidePhotos;
  let one: RunningServer;
  let other: RunningServer;
  beforeAll(async () => {
    [place, photos] = await Promise.all([startPlace(), OutsidePhotos.start()]);
    [one, other] = await Promise.all([photos.server(place.environment), photos.server(place.environment)]);
  });
  afterAll(async () => {
    await cleanUp();
    await photos.test.close();
    await place.end();
  });

  const locationOf = async (server: RunningServer, sent: Awaited<ReturnType<OutsidePhotos['photo']>>) => {
    const begun = await photos.begin(server, sent);
    expect(begun.status).toBe(BEGUN);
    return String(begun.headers.get('location'));
  };

  it('an upload goes on in another process than it began in', async () => {
    const sent = await photos.photo(1);
    const location = await locationOf(one, sent);
    expect((await photos.patch(one, location, 0, sent.bytes.subarray(0, 5_000))).status).toBe(TAKEN);
    expect((await photos.call(other, 'HEAD', location)).headers.get('upload-offset')).toBe('5000');
    expect((await photos.patch(other, location, 5_000, sent.bytes.subarray(5_000))).status).toBe(TAKEN);
    for (const server of [one, other]) expect((await photos.picture(server, sent)).status).toBe(200);
  });

  it('PHOTOS P2: an upload that two processes finish at once is a whole picture', async () => {
    for (let seed = 10; seed < 14; seed += 1) {
      const sent = await photos.photo(seed, 1_000);
      const location = await locationOf(one, sent);
      const most = sent.bytes.length - 1;
      await photos.patch(one, location, 0, sent.bytes.subarray(0, most));
      const last = sent.bytes.subarray(most);
      const answers = await Promise.all([one, other].map((server) => photos.patch(server, location, most, last)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(TAKEN);
      // The slower one may hear that it has ended, or that all has come.
      expect(statuses.filter((status) => ![TAKEN, 404, 409].includes(status))).toEqual([]);
      for (const size of ['small', 'large', 'full']) {
        const picture = Buffer.from(await (await photos.picture(other, sent, size)).arrayBuffer());
        expect((await sharp(picture).stats()).channels).toHaveLength(3);
      }
    }
    expect((await place.names()).filter((name) => /uploads|work/.test(name))).toEqual([]);
  });

  it('PHOTOS P2: what came to a process that is killed goes on in another', async () => {
    const sent = await photos.photo(20, 1_500);
    const location = await locationOf(other, sent);
    await photos.patch(one, location, 0, sent.bytes.subarray(0, -1));
    const dying = photos.patch(one, location, sent.bytes.length - 1, sent.bytes.subarray(-1)).catch(() => undefined);
    await killServer(one);
    await dying;
    const offset = Number((await photos.call(other, 'HEAD', location)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(sent.bytes.length - 1);
    const picture = await photos.picture(other, sent);
    expect(((await picture.json()) as { reason: string }).reason).toBe('picture_awaited');
    expect((await photos.patch(other, location, offset, sent.bytes.subarray(offset))).status).toBe(TAKEN);
    expect((await photos.picture(other, sent)).status).toBe(200);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { OutsidePhotos } from '../../test/support/OutsidePhotos';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import type { SentPhoto } from '../../test/support/PhotoRanch';
import { cleanUp, killServer, type RunningServer } from '../../test/support/runningServer';
import { MINUTE } from '../../test/support/testApp';

jest.setTimeout(15 * MINUTE);

const UPLOADS = 200;
/** How long after the last piece has begun a server is killed, in ms: while it comes, is judged, and is kept. */
const KILLED_AFTER_MS = [0, 2, 5, 10, 20, 40, 80, 120, 200, 400];

describe.each(PICTURE_PLACES)('with pictures in %s', (_name, startPlace) => {
  let place: PicturePlace;
  let photos: OutsidePhotos;
  let server: RunningServer;
  beforeAll(async () => {
    [place, photos] = await Promise.all([startPlace(), OutsidePhotos.start()]);
    server = await photos.server(place.environment);
  });
  afterAll(async () => {
    await cleanUp();
    await photos.test.close();
    await place.end();
  });

  async function begin(sent: SentPhoto): Promise<string> {
    const begun = await photos.begin(server, sent);
    expect(begun.status).toBe(201);
    return String(begun.headers.get('location'));
  }

  /** Sends what is missing until the server has it, as a device does that was cut off. */
  async function goOn(sent: SentPhoto, location: string): Promise<void> {
    for (let at = location; (await photos.picture(server, sent)).status !== 200;) {
      const head = await photos.call(server, 'HEAD', at);
      if (head.status === 404) at = await begin(sent);
      else {
        const offset = Number(head.headers.get('upload-offset'));
        await photos.patch(server, at, offset, sent.bytes.subarray(offset));
      }
    }
  }

  async function expectWhole(sent: SentPhoto): Promise<void> {
    const answer = await photos.picture(server, sent, 'full');
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    expect([answer.status, channels.length]).toEqual([200, 3]);
  }

  it('PHOTOS P2: 200 uploads over 10 kills of the server: each goes on, is kept once, and is never served in part', async () => {
    const all: SentPhoto[] = [];
    for (let seed = 0; seed < UPLOADS; seed += 1) {
      const sent = await photos.photo(seed, 200 + seed);
      all.push(sent);
      const location = await begin(sent);
      const half = Math.floor(sent.bytes.length / 2);
      await photos.patch(server, location, 0, sent.bytes.subarray(0, half));
      const isLast = seed % (UPLOADS / KILLED_AFTER_MS.length) === 0;
      const dying = photos.patch(server, location, half, sent.bytes.subarray(half)).catch(() => undefined);
      if (isLast) {
        await sleep(KILLED_AFTER_MS[(seed * KILLED_AFTER_MS.length) / UPLOADS] ?? 0);
        await killServer(server);
        await dying;
        server = await photos.server(place.environment);
      }
      await dying;
      await goOn(sent, location);
      await expectWhole(sent);
    }
    const rows = await photos.test.db.selectFrom('pictures').select('sha256').execute();
    expect(rows.map(({ sha256 }) => sha256).sort()).toEqual(all.map(({ sha256 }) => sha256).sort());
    const open = photos.test.db.selectFrom('uploads').select('uuid').where('kept_at', 'is', null);
    expect(await open.execute()).toEqual([]);
    // The folders in which killed servers worked are swept later.
    const kept = (await place.names()).filter((name) => name.endsWith('/sent') && !name.includes('/work/'));
    expect(kept).toHaveLength(UPLOADS);
  });
});

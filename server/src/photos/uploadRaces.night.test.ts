import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { HOUR, MINUTE, TestApp } from '../../test/support/testApp';
import type { FileStore } from '../files/FileStore';
import { openFileStore } from '../files/openFileStore';
import { buildShares } from '../limits/shares';
import { finishUpload } from './finishUpload';
import { PictureMaker } from './PictureMaker';
import { insertPicture } from './picturesTable';
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

  const TAKEN = 204;
  const deps = () => ({ db: test.db, clock: test.clock, files, maker, shares: buildShares() });
  const locationOf = async (sent: SentPhoto) => String((await ranch.begin(sent)).headers.location);
  const uuidOf = (location: string) => location.split('/').at(-1) ?? '';
  const sentFile = async ({ sha256, bytes }: SentPhoto) => {
    const stream = await (await files.read(ranch.ranch.uuid, sha256, 'sent'))?.stream(0, bytes.length - 1);
    return buffer(stream ?? Readable.from([]));
  };
  /** Writes bytes to an upload as a server that is killed before it judges them. */
  const write = (uuid: string, offset: number, bytes: Buffer) =>
    files.append(uuid, offset, Readable.from([bytes]), offset + bytes.length, () => undefined);

  it('of senders of the same bytes at once one is taken, and what is kept is what was judged', async () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const sent = await ranch.photo(await aPicture(400, 300, seed));
      const location = await locationOf(sent);
      const wrong = Buffer.alloc(sent.bytes.length);
      // Earlier ones lose their line to later ones.
      const answers = await Promise.allSettled([
        ranch.patch(location, 0, wrong.subarray(0, 10)),
        ranch.patch(location, 0, sent.bytes),
        ranch.patch(location, 0, sent.bytes),
        ranch.tus('HEAD', location),
        ranch.patch(location, 5, wrong.subarray(5)),
      ]);
      const unexpected = answers
        .flatMap((each) => (each.status === 'fulfilled' ? [each.value.statusCode] : []))
        .filter((status) => status >= 500);
      expect(unexpected).toEqual([]);
      const picture = await ranch.picture(sent.sha256);
      if (picture.statusCode === 404) expect((await ranch.send(sent)).statusCode).toBe(TAKEN);
      expect(
        createHash('sha256')
          .update(await sentFile(sent))
          .digest('hex'),
      ).toBe(sent.sha256);
    }
  });

  it('an upload that the sweep and its sender finish at once is a picture', async () => {
    const sent = await ranch.photo(await aPicture(500, 300, 11));
    const location = await locationOf(sent);
    const upload = await test.db
      .selectFrom('uploads')
      .selectAll()
      .where('uuid', '=', uuidOf(location))
      .executeTakeFirstOrThrow();
    await ranch.patch(location, 0, sent.bytes.subarray(0, -1));
    await write(upload.uuid, sent.bytes.length - 1, sent.bytes.subarray(-1));
    const empty = ranch.patch(location, sent.bytes.length, Buffer.alloc(0));
    const [answer] = await Promise.all([empty, finishUpload(deps(), upload), finishUpload(deps(), upload)]);
    expect(answer.statusCode).toBe(TAKEN);
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
  });

  it('a file that is gone before it was opened does not count as not a picture', async () => {
    await expect(maker.make(join(test.dataDir, 'gone'))).rejects.toThrow('ENOENT');
  });

  it('the process that opens pictures goes on when all processes are told to stop, and one that was ended says nothing of a file', async () => {
    const path = join(test.dataDir, 'picture');
    await writeFile(path, await aPicture(2_000, 2_000, 12));
    const own = new PictureMaker();
    await own.make(path);
    const [child] = [...(own as unknown as { all: Set<{ kill: (signal: string) => boolean }> }).all];
    const made = own.make(path);
    child?.kill('SIGTERM');
    expect(await made).toBeGreaterThan(0);
    own.stop();
  });

  it('what was kept as a picture stays one', async () => {
    const sent = await ranch.photo(await aPicture(70, 70, 13));
    await ranch.send(sent);
    const other = { ranch_uuid: ranch.ranch.uuid, sha256: sent.sha256, stored_at: test.clock.now() };
    await insertPicture(test.db, { ...other, is_picture: false, bytes: 0 });
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
  });

  it('an upload that cannot be finished keeps no other from it, and what is of no upload is swept', async () => {
    const [bad, good] = [await ranch.photo(await aPicture(61, 60, 14)), await ranch.photo(await aPicture(60, 61, 15))];
    await write(uuidOf(await locationOf(bad)), 0, bad.bytes);
    await write(uuidOf(await locationOf(good)), 0, good.bytes);
    const stray = '11111111-1111-4111-8111-111111111111';
    await write(stray, 0, Buffer.from('left'));
    test.clock.advance(3 * MINUTE);
    const failing = Object.assign(Object.create(files) as FileStore, {
      keep: async (...kept: Parameters<FileStore['keep']>) => {
        if (kept[1] === bad.sha256) throw new Error('The disk is bad');
        return files.keep(...kept);
      },
    });
    await expect(sweepPictures({ ...deps(), files: failing })).rejects.toThrow('The disk is bad');
    expect((await ranch.picture(good.sha256)).statusCode).toBe(200);
    await sweepPictures(deps());
    expect((await ranch.picture(bad.sha256)).statusCode).toBe(200);
    expect((await place.names()).join()).toContain(stray);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);
    await sweepPictures(deps());
    later.mockRestore();
    expect((await place.names()).join()).not.toContain(stray);
  });

  it('a body larger than was said is answered on a real connection', async () => {
    const sent = await ranch.photo(await aPicture(90, 90, 16));
    const location = await locationOf(sent);
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const headers = {
      authorization: `Bearer ${ranch.owner}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const status = await new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path: location, method: 'PATCH', headers }, (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write(sent.bytes);
      call.end(Buffer.alloc(300_000));
    });
    expect(status).toBe(413);
  });
});

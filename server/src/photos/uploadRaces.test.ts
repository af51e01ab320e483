import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';
import { buildShares } from '../limits/shares';
import { FileStore } from './FileStore';
import { finishUpload } from './finishUpload';
import { PictureMaker } from './PictureMaker';
import { insertPicture } from './picturesTable';
import { sweepPictures } from './sweepPictures';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: PhotoRanch;
const maker = new PictureMaker();
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await PhotoRanch.start(test);
});
afterAll(async () => {
  maker.stop();
  await test.close();
});

const TAKEN = 204;
const files = () => new FileStore(join(test.dataDir, 'files'));
const deps = () => ({ db: test.db, clock: test.clock, files: files(), maker, shares: buildShares() });
const locationOf = async (sent: SentPhoto) => String((await ranch.begin(sent)).headers.location);
const uuidOf = (location: string) => location.split('/').at(-1) ?? '';
const sentFile = ({ sha256 }: SentPhoto) =>
  readFile(join(test.dataDir, 'files', 'ranches', ranch.ranch.uuid, sha256, 'sent'));

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
  await writeFile(files().uploadPath(upload.uuid), sent.bytes);
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

it('an upload that cannot be finished keeps no other from it, and files of none are swept', async () => {
  const [bad, good] = [await ranch.photo(await aPicture(61, 60, 14)), await ranch.photo(await aPicture(60, 61, 15))];
  const [ofBad, ofGood] = [uuidOf(await locationOf(bad)), uuidOf(await locationOf(good))];
  await mkdir(join(test.dataDir, 'files', 'uploads'), { recursive: true });
  await writeFile(files().uploadPath(ofBad), bad.bytes);
  await writeFile(files().uploadPath(ofGood), good.bytes);
  // The small one cannot be written there.
  await mkdir(`${files().uploadPath(ofBad)}.small`);
  const stray = files().uploadPath('11111111-1111-4111-8111-111111111111');
  await writeFile(`${stray}.full`, 'left');
  await utimes(`${stray}.full`, new Date(0), new Date(0));
  test.clock.advance(3 * MINUTE);
  await expect(sweepPictures(deps())).rejects.toThrow();
  expect((await ranch.picture(good.sha256)).statusCode).toBe(200);
  expect(await readdir(join(test.dataDir, 'files', 'uploads'))).not.toContain(
    '11111111-1111-4111-8111-111111111111.full',
  );
  await rm(`${files().uploadPath(ofBad)}.small`, { recursive: true });
  await sweepPictures(deps());
  expect((await ranch.picture(bad.sha256)).statusCode).toBe(200);
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
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
    call.write(sent.bytes);
    call.end(Buffer.alloc(300_000));
  });
  expect(status).toBe(413);
});

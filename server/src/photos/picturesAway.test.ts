import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { OutsidePhotos } from '../../test/support/OutsidePhotos';
import { aPicture, PhotoRanch } from '../../test/support/PhotoRanch';
import { canMount, cleanUp, newDataDir } from '../../test/support/runningServer';
import { S3Server } from '../../test/support/S3Server';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(120_000);

const TAKEN = 204;
const SECRET_CANARY = 'canary-of-the-secret';

let s3: S3Server;
let test: TestApp;
let ranch: PhotoRanch;
beforeAll(async () => {
  s3 = await S3Server.start();
  test = await TestApp.start({ config: { files: s3.place() } });
  ranch = await PhotoRanch.start(test);
});
afterAll(async () => {
  await cleanUp();
  await test.close();
  await s3.stop();
});
afterEach(() => s3.road.mend());

const AWAY = [503, '60', { code: 'unavailable', reason: 'pictures_away' }];
const told = ({ statusCode, headers, json }: Awaited<ReturnType<PhotoRanch['picture']>>) => {
  const { code, reason } = json<{ code: string; reason: string }>();
  return [statusCode, headers['retry-after'], { code, reason }];
};

it('PHOTOS P4: S3 is gone: the record goes on, uploads and pictures say so, and work by themselves once it is back', async () => {
  const known = await ranch.photo(await aPicture(90, 90, 1));
  await ranch.send(known);
  const sent = await ranch.photo(await aPicture(300, 300, 2));
  const location = String((await ranch.begin(sent)).headers.location);
  await ranch.patch(location, 0, sent.bytes.subarray(0, 1_000));
  await s3.road.close();
  expect(told(await ranch.patch(location, 1_000, sent.bytes.subarray(1_000)))).toEqual(AWAY);
  expect((await ranch.tus('HEAD', location)).statusCode).toBe(503);
  expect(told(await ranch.tus('DELETE', location))).toEqual(AWAY);
  expect(told(await ranch.picture(known.sha256))).toEqual(AWAY);
  await ranch.ranch.write([newRecord('note', {})]);
  await s3.road.reopen();
  expect((await ranch.picture(known.sha256)).statusCode).toBe(200);
  // What ended meanwhile is begun again.
  expect((await ranch.send(sent)).statusCode).toBe(TAKEN);
  expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
});

it('PHOTOS P4: S3 breaks off at any call of an upload: it goes on where it was', async () => {
  const root = '/pictures/ranches-of/us_1';
  // The list of pieces, a piece as it comes and as it is judged, the files that are kept, and what goes at last.
  const calls = ['list-type', `PUT ${root}/uploads`, `GET ${root}/uploads`, `PUT ${root}/ranches`, '/sent', 'DELETE /'];
  for (const [at, from] of calls.entries()) {
    const sent = await ranch.photo(await aPicture(200 + at, 200, at));
    const location = String((await ranch.begin(sent)).headers.location);
    const begun = s3.road.begun;
    // Both tries of a call, and those after it.
    s3.road.spoil({ kind: 'reset', from });
    expect((await ranch.patch(location, 0, sent.bytes)).statusCode).toBe(503);
    s3.road.mend();
    expect(s3.road.begun).toBeGreaterThan(begun);
    const { statusCode, headers } = await ranch.tus('HEAD', location);
    expect(statusCode).toBe(200);
    const rest = sent.bytes.subarray(Number(headers['upload-offset']));
    // Where all has come, the picture is kept by now.
    if (rest.length > 0) {
      expect((await ranch.patch(location, sent.bytes.length - rest.length, rest)).statusCode).toBe(TAKEN);
    }
    expect((await ranch.picture(sent.sha256)).statusCode).toBe(200);
  }
});

it('PHOTOS P4: S3 is slow: the caller hears of it in time, and the record does not wait for it', async () => {
  const sent = await ranch.photo(await aPicture(80, 80, 3));
  const location = String((await ranch.begin(sent)).headers.location);
  s3.road.spoil({ kind: 'delay', ms: 600_000 });
  const patched = ranch.patch(location, 0, sent.bytes);
  await ranch.ranch.write([newRecord('note', {})]);
  expect(told(await patched)).toEqual(AWAY);
  s3.road.mend();
  await s3.road.close();
  await s3.road.reopen();
  expect((await ranch.patch(location, 0, sent.bytes)).statusCode).toBe(TAKEN);
});

it('PHOTOS P4: the key is wrong: the record goes on, the log says which, and no answer or log has the secret', async () => {
  const known = { accessKeyId: 'S3RVER', secretAccessKey: SECRET_CANARY };
  const unknown = { accessKeyId: 'NOBODY', secretAccessKey: SECRET_CANARY };
  for (const [credentials, name] of [
    [known, 'AWS_SECRET_ACCESS_KEY is not the secret of that key (SignatureDoesNotMatch)'],
    [unknown, 'AWS_ACCESS_KEY_ID is a key that it does not know (InvalidAccessKeyId)'],
  ] as const) {
    const wrong = await TestApp.start({ config: { files: s3.place({ credentials }) } });
    const there = await PhotoRanch.start(wrong);
    const sent = await there.photo(await aPicture(70, 70, 4));
    const answer = await there.send(sent);
    expect(told(answer)).toEqual(AWAY);
    const log = wrong.log.join('');
    expect(log).toContain(name);
    expect(log + answer.body).not.toMatch(new RegExp(`${SECRET_CANARY}|Signature=|Credential=`));
    await wrong.close();
  }
});

// Where the kernel lets nobody mount a disk of their own there is none to fill.
(canMount() ? it : it.skip)(
  'PHOTOS P4: the disk is full: the record goes on, and uploads say so until there is space again',
  async () => {
    const photos = await OutsidePhotos.start();
    const disk = await newDataDir();
    const full = await photos.server({ FILES_URL: `file://${disk}` }, disk);
    const sent = await photos.photo(5);
    const refused = await photos.begin(full, sent);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable', reason: 'disk_full' });
    const groups = [aGroup([newRecord('note', {})])];
    const body = JSON.stringify({ schema: 1, sent_at: new Date().toISOString(), groups });
    const headers = { 'content-type': 'application/json' };
    const saved = await photos.call(full, 'POST', `${photos.ranch.ranch.path}/changes`, headers, Buffer.from(body));
    expect(await saved.json()).toMatchObject({ results: [{ status: 'applied' }] });
    const roomy = await photos.server({ FILES_URL: `file://${disk}` });
    const begun = await photos.begin(roomy, sent);
    expect((await photos.patch(roomy, String(begun.headers.get('location')), 0, sent.bytes)).status).toBe(TAKEN);
    await photos.test.close();
  },
);

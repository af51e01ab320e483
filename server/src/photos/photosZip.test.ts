import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { aWantedKey } from '../../test/support/aWantedKey';
import { newRecord } from '../../test/support/GrazingRanch';
import { aPicture, PhotoRanch, sha256Of } from '../../test/support/PhotoRanch';
import { TestApp } from '../../test/support/testApp';
import { buildShares } from '../limits/shares';
import { photosZip } from './photosZip';

jest.setTimeout(60_000);

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const zipOf = (of: PhotoRanch, token = of.owner) => test.get(`${of.ranch.path}/export/photos.zip`, { token });

async function unpacked(of: PhotoRanch) {
  const files = unzipSync((await zipOf(of)).rawPayload);
  const { 'photos.csv': csv, ...pictures } = files;
  const rows = Buffer.from(csv ?? [])
    .toString('utf8')
    .split('\r\n');
  return { pictures, rows };
}

it('PHOTOS P5: each picture as it was sent, once, and a list of all photos with what they are of', async () => {
  const ranch = await PhotoRanch.start(test);
  const [paddock, herd, forage, count] = Array.from({ length: 4 }, () => randomUUID());
  const jpeg = await aPicture(60, 40);
  const png = await sharp(jpeg).png().toBuffer();
  const late = await aPicture(60, 40, 2);
  const photo = (bytes: Buffer, of: object) =>
    newRecord('photo', { sha256: sha256Of(bytes), bytes: bytes.length, ...of }) as { uuid: string; kind: 'photo' };
  const ofForage = { subject_kind: 'forage', subject_uuid: forage } as const;
  const plain = { caption: '', point: null };
  const written = [
    photo(jpeg, {
      ...ofForage,
      at: '2026-04-01T12:00:00.000Z',
      caption: '=1+1',
      point: { type: 'Point', coordinates: [-110.5, 44.25] },
    }),
    photo(png, { ...ofForage, ...plain, at: '2026-04-01T13:00:00.000Z' }),
    photo(jpeg, { ...ofForage, ...plain, at: '2026-04-02T12:00:00.000Z' }),
    photo(late, { subject_kind: 'count', subject_uuid: count, ...plain, at: '2026-04-03T12:00:00.000Z' }),
  ];
  await ranch.ranch.write([
    newRecord('paddock', { name: 'Creek' }, paddock),
    newRecord('herd', { name: 'Cows' }, herd),
    newRecord('forage', { paddock_uuid: paddock as string }, forage),
    newRecord('count', { herd_uuid: herd as string }, count),
    ...written,
  ]);
  for (const [index, bytes] of [jpeg, png].entries()) {
    const { uuid = '' } = written[index] ?? {};
    expect((await ranch.send({ photo: uuid, note: '', sha256: sha256Of(bytes), bytes })).statusCode).toBe(204);
  }
  const { pictures, rows } = await unpacked(ranch);
  expect(Object.keys(pictures)).toEqual(['2026-04-01 Creek.jpg', '2026-04-01 Creek.png']);
  expect(Object.values(pictures).map((bytes) => sha256Of(bytes))).toEqual([sha256Of(jpeg), sha256Of(png)]);
  const person = rows[1]?.split(',').at(-3);
  expect(person).not.toBe('');
  expect(rows).toEqual([
    'date,place,paddock,herd,caption,person,sha256,file',
    `2026-04-01T12:00:00.000Z,"44.25, -110.5",Creek,,'=1+1,${person},${sha256Of(jpeg)},2026-04-01 Creek.jpg`,
    `2026-04-01T13:00:00.000Z,,Creek,,,${person},${sha256Of(png)},2026-04-01 Creek.png`,
    `2026-04-02T12:00:00.000Z,,Creek,,,${person},${sha256Of(jpeg)},2026-04-01 Creek.jpg`,
    `2026-04-03T12:00:00.000Z,,,Cows,,${person},${sha256Of(late)},`,
    '',
  ]);
});

it('PHOTOS P1: what could not be opened as a picture is not in it, and a file that is gone leaves its row', async () => {
  const ranch = await PhotoRanch.start(test);
  const noPicture = await ranch.photo(Buffer.from('<script>alert(1)</script>'));
  expect((await ranch.send(noPicture)).statusCode).toBe(422);
  const gone = await ranch.photo(await aPicture(60, 40));
  const kept = await ranch.photo(await aPicture(60, 40, 2));
  for (const each of [gone, kept]) expect((await ranch.send(each)).statusCode).toBe(204);
  await rm(join(test.dataDir, 'files', 'ranches', ranch.ranch.uuid, gone.sha256), { recursive: true });
  const { pictures, rows } = await unpacked(ranch);
  expect(Object.values(pictures).map((bytes) => sha256Of(bytes))).toEqual([kept.sha256]);
  expect(rows.filter((row) => row.endsWith(','))).toHaveLength(2);
});

it('PHOTOS P3: it opens for the people of the ranch, and to a key of photos alone', async () => {
  const ranch = await PhotoRanch.start(test);
  const other = await PhotoRanch.start(test);
  const viewer = await ranch.ranch.member('viewer@example.com', 'viewer');
  expect((await zipOf(ranch, viewer)).statusCode).toBe(200);
  expect((await zipOf(ranch, other.owner)).statusCode).toBe(404);
  expect((await zipOf(ranch, '')).statusCode).toBe(401);
  for (const [scope, status] of [
    ['figures', 403],
    ['records', 403],
    ['photos', 200],
  ] as const) {
    const wanted = aWantedKey(test.clock.now(), { scopes: [scope] });
    const made = await test.post(`${ranch.ranch.path}/key`, wanted, { token: ranch.owner });
    const { key } = made.json<{ key: string }>();
    const byKey = await test.get(`${ranch.ranch.path}/export/photos.zip?key=${key}`);
    expect([scope, byKey.statusCode]).toEqual([scope, status]);
  }
});

it('a reader who leaves leaves no file open, and HEAD reads none', async () => {
  const ranch = await PhotoRanch.start(test);
  for (const seed of [1, 2])
    expect((await ranch.send(await ranch.photo(await aPicture(60, 40, seed)))).statusCode).toBe(204);
  const opened: Readable[] = [];
  const files = {
    read: async () => {
      if (opened.length === 1) out.destroy();
      return {
        size: 3,
        stream: async () => {
          const stream = Readable.from([Buffer.from('abc')]);
          opened.push(stream);
          return stream;
        },
      };
    },
  };
  const wanted = { ranchUuid: ranch.ranch.uuid, name: 'Rio Seco', time_zone: null, sharers: [] };
  const out = photosZip({ db: test.db, shares: buildShares(), files }, wanted);
  out.on('error', () => undefined).resume();
  await once(out, 'close');
  while (opened.length < 2) await setImmediate();
  while (opened.some(({ destroyed }) => !destroyed)) await setImmediate();
  expect(opened).toHaveLength(2);
  const head = await test.call('HEAD', `${ranch.ranch.path}/export/photos.zip`, { token: ranch.owner });
  expect(head.statusCode).toBe(405);
});

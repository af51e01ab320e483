import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3Server } from '../../test/support/S3Server';
import type { FileStore } from './FileStore';
import { openFileStore } from './openFileStore';

jest.setTimeout(60_000);

/** S3 lists at most 1,000 objects in one answer. */
const OBJECTS = 1_100;
const UPLOAD = '11111111-1111-4111-8111-111111111111';

let s3: S3Server;
let store: FileStore;
beforeEach(async () => {
  s3 = await S3Server.start();
  store = await openFileStore({ files: s3.place(), dataDir: '/nowhere' });
  await store.append(UPLOAD, 0, Readable.from([Buffer.from('a')]), 1, () => undefined);
});
afterEach(async () => {
  store.close();
  await s3.stop();
});

const uploads = () => `${s3.place().prefix}/uploads`;
const numbers = Array.from({ length: OBJECTS }, (_, at) => at);
/** How many answers a list took, since the last time. */
const listsAsked = () => s3.calls.splice(0).filter((call) => call.includes('list-type=2')).length;

it('an upload of more than 1,000 pieces in S3 has come whole', async () => {
  const pieces = numbers.slice(1).map((at) => `${uploads()}/${UPLOAD}/${at}-${at + 1}`);
  await s3.copyTo(`${uploads()}/${UPLOAD}/0-1`, pieces);
  listsAsked();
  expect(await store.received(UPLOAD)).toBe(OBJECTS);
  expect(listsAsked()).toBe(2);
});

it('of more than 1,000 uploads in S3 all that are left over are found', async () => {
  const uuids = numbers.slice(1).map(() => randomUUID());
  await s3.copyTo(
    `${uploads()}/${UPLOAD}/0-1`,
    uuids.map((uuid) => `${uploads()}/${uuid}/0-1`),
  );
  listsAsked();
  const found = await store.findUploadsUntil(new Date(Date.now() + 60_000));
  expect(found.toSorted()).toEqual([UPLOAD, ...uuids].sort());
  expect(listsAsked()).toBe(2);
});

import { runSaga, stdChannel, type Saga } from 'redux-saga';
import type { KeptPicture, PictureStore } from '@records/store/pictureStore';
import { pictureKept, pictureMoved, picturePutOff, photosReducer } from '../photosSlice';
import { tidy } from './photosSaga';
import { sendPictures } from './sendPictures';
import type { UploadNews } from './uploadPicture';

const OWNER = { actor: 'me', ranchUuid: 'ranch' };
const SHA256 = 'a'.repeat(64);

const mockUpload = jest.fn();
jest.mock('./uploadPicture', () => ({ uploadPicture: (...given: unknown[]) => mockUpload(...given) as unknown }));
jest.mock('@features/ui', () => ({ selectAppSettings: () => ({ API_V1: '/api/v1' }) }));
let mockReady = true;
jest.mock('@records/recordsSelectors', () => ({ selectEpoch: () => 'epoch', selectIsOnlyHere: () => false }));
jest.mock('@records/index', () => ({
  selectAll: () => (mockReady ? ['a', 'b'].map((each) => ({ uuid: each, data: { sha256: each.repeat(64) } })) : []),
  selectAreRecordsReady: () => mockReady,
}));

const picture = (more: Partial<KeptPicture> = {}): KeptPicture => ({
  ...OWNER,
  sha256: SHA256,
  blob: new Blob(['x']),
  small: new Blob(['x']),
  keptAt: 0,
  heldAt: null,
  uploadUrl: null,
  sent: 0,
  refusal: null,
  ...more,
});

function open(kept: KeptPicture, list = () => Promise.resolve([kept])) {
  const notes: Partial<KeptPicture>[] = [];
  const dropped: unknown[] = [];
  const store = {
    list,
    note: async (_owner: unknown, _sha256: string, what: Partial<KeptPicture>) => {
      await Promise.resolve();
      notes.push(what);
      Object.assign(kept, what);
    },
    drop: async (...given: unknown[]) => void dropped.push(given),
    isSpent: () => true,
  } as unknown as PictureStore;
  return { store, notes, dropped };
}

const run = (saga: () => Generator) =>
  runSaga({ channel: stdChannel(), dispatch: () => undefined, getState: () => ({}) }, saga as Saga<[]>);

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 40 && !holds(); tries += 1) await settle();
}

beforeEach(() => {
  mockReady = true;
  mockUpload.mockReset();
});

it('hears the end of an upload that is told in the same moment as its last piece', async () => {
  const { store, notes } = open(picture());
  mockUpload.mockImplementation((_asked: unknown, hear: (news: UploadNews) => void) => {
    setTimeout(() => {
      hear({ url: '/upload/1' });
      hear({ sent: 1 });
      hear({ isDone: true });
    });
    return () => undefined;
  });
  const task = run(() => sendPictures(store, OWNER));
  await settle();
  expect(notes.at(-1)).toMatchObject({ heldAt: expect.any(Number) });
  task.cancel();
});

it('goes on after the disk has failed', async () => {
  const list = jest.fn(() => Promise.reject(new Error('TimeoutError')));
  const { store } = open(picture(), list);
  const task = run(() => sendPictures(store, OWNER));
  await settle();
  expect([list.mock.calls.length, task.isRunning()]).toEqual([1, true]);
  task.cancel();
});

it('lets go of no picture before the record was read', async () => {
  const { store, dropped } = open(picture());
  mockReady = false;
  await run(() => tidy(store, OWNER)).toPromise();
  expect(dropped).toEqual([]);
  mockReady = true;
  await run(() => tidy(store, OWNER)).toPromise();
  expect(dropped).toHaveLength(1);
});

it('a picture that the server has trouble with keeps no other one waiting', async () => {
  const [bad, good] = [picture(), picture({ sha256: 'b'.repeat(64), keptAt: 1 })];
  const { store } = open(good, () => Promise.resolve([bad, good]));
  const tried: string[] = [];
  mockUpload.mockImplementation(({ sha256 }: { sha256: string }, hear: (news: UploadNews) => void) => {
    tried.push(sha256);
    const failed = { status: 500, code: 'internal', why: { code: 'internal' }, retryAfterMs: 0 };
    setTimeout(() => hear(sha256 === bad.sha256 ? { failed } : { isDone: true }));
    return () => undefined;
  });
  const task = run(() => sendPictures(store, OWNER));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(tried.slice(0, 2)).toEqual([bad.sha256, good.sha256]);
  task.cancel();
});

it.each([
  ['is there: it is not sent again', 200, ['/upload/1']],
  ['is not there: it is sent from its beginning', 404, ['/upload/1', null]],
])('of an upload that is over the picture %s', async (_what, status, urls) => {
  const kept = picture({ uploadUrl: '/upload/1', sent: 1 });
  const { store } = open(kept);
  const asked: unknown[] = [];
  mockUpload.mockImplementation(({ url }: { url: string | null }, hear: (news: UploadNews) => void) => {
    asked.push(url);
    const failed = { status: 404, code: 'unexpected', why: null, retryAfterMs: 0 };
    setTimeout(() => hear(url === null ? { isDone: true } : { failed }));
    return () => undefined;
  });
  const fetched = jest.fn(() =>
    Promise.resolve({ ok: status === 200 || asked.includes(null), json: () => Promise.resolve({}) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  const task = run(() => sendPictures(store, OWNER));
  await until(() => kept.heldAt !== null);
  expect(asked).toEqual(urls);
  expect(kept).toMatchObject({ heldAt: expect.any(Number), uploadUrl: null });
  task.cancel();
});

it('an upload goes on without the server being asked for a picture that it cannot have yet', async () => {
  const kept = picture({ uploadUrl: '/upload/1', sent: 1 });
  const { store } = open(kept);
  const order: string[] = [];
  mockUpload.mockImplementation((_asked: unknown, hear: (news: UploadNews) => void) => {
    order.push('sent on');
    setTimeout(() => hear({ isDone: true }));
    return () => undefined;
  });
  const fetched = () => {
    order.push('asked');
    return Promise.resolve({ ok: true });
  };
  Object.assign(globalThis, { fetch: fetched });
  const task = run(() => sendPictures(store, OWNER));
  await until(() => order.length > 1);
  expect(order).toEqual(['sent on', 'asked']);
  task.cancel();
});

it('tells why the server takes none right now, and that it goes on', async () => {
  const kept = picture();
  const { store } = open(kept);
  const why = { code: 'unavailable', reason: 'disk_full' };
  mockUpload.mockImplementation((_asked: unknown, hear: (news: UploadNews) => void) => {
    setTimeout(() => hear({ failed: { status: 503, code: 'disk_full', why, retryAfterMs: 60_000 } }));
    return () => undefined;
  });
  const told: unknown[] = [];
  const task = runSaga(
    { channel: stdChannel(), dispatch: (action: unknown) => void told.push(action), getState: () => ({}) },
    sendPictures as Saga<[PictureStore, typeof OWNER]>,
    store,
    OWNER,
  );
  await settle();
  expect(told).toEqual([picturePutOff({ sha256: SHA256, why })]);
  const counted = photosReducer(
    photosReducer(undefined, pictureKept({ sha256: SHA256, bytes: 2, keptAt: 0 })),
    told[0] as never,
  );
  expect(counted.waiting[SHA256]?.putOff).toEqual(why);
  expect(photosReducer(counted, pictureMoved({ sha256: SHA256, sent: 1 })).waiting[SHA256]?.putOff).toBeNull();
  task.cancel();
});

import { sessionEnded } from '@shared/events';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { A_PICTURE, endGround, fakeGround, groundSettings } from '@testing/fakeGround';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { aPaddockRecord, aRecord, MESA } from '@testing/aRecord';
import { move, openRanch, openReadRanch } from '@testing/openRanch';
import { findDevice } from '../store/findDevice';
import { copyRemoved } from '../recordsEvents';
import {
  groundAsked,
  groundOf,
  groundShown,
  groundStopped,
  groundWanted,
  lineAccepted,
  type WithGround,
} from './groundSlice';
import { groundStore } from './groundStore';

const LAYER = 'ERSI_IMAGERY';
const OWNER = { actor: aMe().uuid, ranchUuid: RANCH_UUID };
const SQUARE = [
  [-101.62, 41.93],
  [-101.6, 41.93],
  [-101.6, 41.95],
  [-101.62, 41.95],
  [-101.62, 41.93],
];
const NORTH = aPaddockRecord('north', { shape: { type: 'Polygon', coordinates: [SQUARE] }, acres: null });

beforeEach(() => void newDevice());
afterEach(() => {
  jest.restoreAllMocks();
  setLine(undefined);
  endGround();
  setDevice(undefined);
});

const setLine = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** A server with a ranch that has land, and settings with a source of tiles. */
function served(mayKeep = true) {
  const ranch = fakeRecordServer([...aRecord(), NORTH]);
  const settings = { status: 200, body: groundSettings(mayKeep) };
  return { ...ranch, answers: { ...ranch.answers, 'GET /assets/json/settingsV.json': settings } };
}

/** A ranch whose copy is on the device, over a source of tiles. */
async function open(mayKeep = true) {
  const opened = await openReadRanch({ ranch: served(mayKeep) });
  await opened.until((now) => now.records.copy === 'whole');
  const source = fakeGround();
  const ground = () => groundOf(opened.state() as WithGround);
  const untilGround = (holds: (state: ReturnType<typeof ground>) => boolean) =>
    opened.until((now) => holds(groundOf(now as WithGround)));
  const show = async () => {
    opened.store.dispatch(groundShown(LAYER));
    await untilGround(({ standing }) => standing !== null);
  };
  const measure = async () => {
    opened.store.dispatch(groundAsked(LAYER));
    await untilGround(({ step }) => step !== 'measuring');
  };
  const keep = async () => {
    opened.store.dispatch(groundWanted(LAYER));
    await untilGround(({ step, standing }) => step === 'still' && standing !== null);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { ...opened, source, ground, untilGround, show, measure, keep };
}

async function kept() {
  const opened = await open();
  await opened.show();
  await opened.measure();
  await opened.keep();
  return opened;
}

it('OFFLINE G1: says how much it is by ten tiles, keeps none of them yet, then keeps all, four at a time', async () => {
  const { source, ground, show, measure, keep } = await open();
  await show();
  const tiles = ground().standing?.plan?.tiles ?? 0;
  expect(tiles).toBeGreaterThan(50);
  await measure();
  expect(source.asked).toHaveLength(10);
  expect(source.count()).toBe(0);
  expect(ground()).toMatchObject({ step: 'offered', standing: { meanBytes: A_PICTURE.size, kept: 0 } });
  await keep();
  expect(source.atOnce).toBe(4);
  expect(source.count()).toBe(tiles);
  expect(ground()).toMatchObject({ trouble: null, standing: { kept: tiles, bytes: tiles * A_PICTURE.size } });
  for (const { options } of source.asked) {
    expect(options).toMatchObject({ mode: 'cors', credentials: 'omit', referrerPolicy: 'origin' });
  }
  expect(await groundStore.find(OWNER, LAYER, source.asked[20]?.url ?? '')).toBe(A_PICTURE);
});

it('OFFLINE G1: the page that shows the ranch as soon as it is there learns how its ground stands', async () => {
  await open();
  const { store, state, until } = await openRanch({ ranch: served() });
  const end = store.subscribe(() => {
    if (state().records.copy !== 'whole') return;
    end();
    // As a page does, right after it has been drawn.
    queueMicrotask(() => void store.dispatch(groundShown(LAYER)));
  });
  await until((now) => groundOf(now as WithGround).standing !== null);
  expect(groundOf(state() as WithGround).standing?.plan?.tiles).toBeGreaterThan(50);
});

it('OFFLINE G1: stops when told so, and goes on where it stopped', async () => {
  const { source, ground, show, measure, store, untilGround, keep } = await open();
  await show();
  await measure();
  store.dispatch(groundWanted(LAYER));
  await untilGround(({ standing }) => (standing?.kept ?? 0) >= 20);
  store.dispatch(groundStopped());
  await untilGround(({ step }) => step === 'still');
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = source.count();
  const tiles = ground().standing?.plan?.tiles ?? 0;
  expect(before).toBeLessThan(tiles);
  expect(ground().standing?.kept).toBeLessThanOrEqual(before);
  source.asked.length = 0;
  await keep();
  expect(source.asked).toHaveLength(tiles - before);
  expect(source.count()).toBe(tiles);
});

it('is not offered for a source that does not allow it', async () => {
  const { source, ground, show } = await open(false);
  await show();
  expect(ground().standing?.plan).toBeNull();
  expect(source.asked).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { type: 'cellular' }])(
  'OFFLINE G2: on the line %j it asks first, and nothing is fetched before the second press',
  async (line) => {
    setLine(line);
    const { source, ground, show, measure, store, untilGround, keep } = await open();
    await show();
    await measure();
    expect(ground().step).toBe('asking');
    expect(source.asked).toEqual([]);
    store.dispatch(lineAccepted(LAYER));
    await untilGround(({ step }) => step === 'offered');
    await keep();
    expect(ground()).toMatchObject({ trouble: null, isLineFine: false });
    expect(source.count()).toBeGreaterThan(50);
  },
);

it.each([
  ['a source without CORS', 'no cors', 'notAllowed'],
  ['a source that is gone', 'gone', 'unreachable'],
  ['a source that fails', { status: 500 }, 'failing'],
  ['a portal’s page as a tile', new Blob(['<p>Sign in</p>'], { type: 'text/html' }), 'notPictures'],
  ['a source without pictures there', { status: 404 }, 'none'],
] as const)('OFFLINE G2: %s is told, and not kept', async (_what, answer, trouble) => {
  const { source, ground, show, measure, keep, state, record, until } = await open();
  await show();
  source.answer = () => answer;
  await measure();
  expect(ground()).toMatchObject({ step: 'still', trouble });
  expect(source.count()).toBe(0);
  source.answer = () => A_PICTURE;
  await measure();
  source.answer = () => answer;
  if (trouble !== 'none') {
    await keep();
    expect(ground().trouble).toBe(trouble);
    expect(source.count()).toBe(0);
  }
  expect(state().records.copy).toBe('whole');
  record('Moved', [move(MESA)]);
  await until((now) => now.records.outbox.length === 0);
});

it('OFFLINE G2: a source that never answers is told of as slow', async () => {
  const { source, ground, store, show } = await open();
  await show();
  source.answer = () => 'hangs';
  jest.useFakeTimers();
  try {
    store.dispatch(groundAsked(LAYER));
    await jest.advanceTimersByTimeAsync(60_000);
  } finally {
    jest.useRealTimers();
  }
  expect(ground()).toMatchObject({ step: 'still', trouble: 'slow' });
});

it('OFFLINE G2: full storage ends it and takes it away, and the ranch and what waits are all there', async () => {
  const { source, ground, show, measure, store, untilGround, state } = await open();
  await show();
  await measure();
  source.space = 30;
  store.dispatch(groundWanted(LAYER));
  await untilGround(({ trouble }) => trouble === 'full');
  expect(source.names()).toEqual([]);
  expect(ground().step).toBe('still');
  expect(state().records.copy).toBe('whole');
  expect(await findDevice()?.copies.heads()).toHaveLength(1);
});

it('OFFLINE G2: where there is no space for a change, the ground goes, and the copy stays', async () => {
  const { source, record, until, ground } = await kept();
  const device = findDevice();
  if (device === undefined) throw new Error('no device');
  const { write } = device.outbox;
  jest
    .spyOn(device.outbox, 'write')
    .mockRejectedValueOnce(new DOMException('The storage is full', 'QuotaExceededError'))
    .mockImplementation(write);
  record('Moved', [move(MESA)]);
  await until((now) => now.records.outbox.length === 0);
  expect(source.names()).toEqual([]);
  expect(ground().trouble).toBe('full');
  expect(await device.copies.heads()).toHaveLength(1);
});

it('tiles older than 180 days are fetched again at a start, and younger ones are not', async () => {
  const { source } = await kept();
  const tiles = source.count();
  source.age(181);
  const held = { caches: globalThis.caches, fetch: globalThis.fetch };
  source.asked.length = 0;
  const ranch = fakeRecordServer([...aRecord(), NORTH]);
  const settings = { status: 200, body: groundSettings() };
  const answers = { ...ranch.answers, 'GET /assets/json/settingsV.json': settings };
  const again = await openReadRanch({ ranch: { ...ranch, answers } });
  const pages = globalThis.fetch;
  Object.assign(globalThis, {
    fetch: (url: string, options: RequestInit) =>
      url.startsWith('https://tiles') ? held.fetch(url, options) : pages(url, options),
  });
  await again.until((now) => now.records.copy === 'whole');
  while (source.asked.length < tiles) await new Promise((go) => setTimeout(go, 20));
  expect(new Set(source.asked.map(({ url }) => url)).size).toBe(tiles);
});

describe('OFFLINE G3: the ground goes', () => {
  it('with the copy that the person removes, also while it is being kept', async () => {
    const { source, store, show, measure, untilGround, ground } = await open();
    await show();
    await measure();
    store.dispatch(groundWanted(LAYER));
    await untilGround(({ standing }) => (standing?.kept ?? 0) >= 10);
    store.dispatch(copyRemoved());
    await untilGround(({ standing }) => standing === null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(source.names()).toEqual([]);
    expect(ground().step).toBe('still');
  });

  it('at a sign-out', async () => {
    const { source, store } = await kept();
    expect(source.names()).toHaveLength(1);
    store.dispatch(sessionEnded('signedOut'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(source.names()).toEqual([]);
  });

  it('but not when a session has only run out', async () => {
    const { source, store } = await kept();
    store.dispatch(sessionEnded('refused'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(source.names()).toHaveLength(1);
  });

  it('when another person logs in', async () => {
    const source = fakeGround();
    await groundStore.open({ ...OWNER, actor: 'Bo' }, LAYER);
    const { until } = await openReadRanch();
    await until((now) => now.records.copy === 'whole');
    expect(source.names()).toEqual([]);
  });

  it('for everybody but the person who comes, and for single ranches', async () => {
    const source = fakeGround();
    const mine = { actor: 'me', ranchUuid: 'one' };
    for (const owner of [mine, { ...mine, ranchUuid: 'two' }, { actor: 'Bo', ranchUuid: 'one' }]) {
      await groundStore.open(owner, LAYER);
    }
    await groundStore.keepOnly('me');
    expect(source.names()).toHaveLength(2);
    await groundStore.forget([mine]);
    expect(source.names()).toEqual([`grazewell ground me two ${LAYER}`]);
  });
});

import { newDevice, setDevice } from '@testing/fakeDevice';
import { findPictures, usedPictures, type KeptPicture } from './pictureStore';

const ANA = { actor: 'ana', ranchUuid: 'rio-seco' };
const SHA256 = 'a'.repeat(64);
const DAY_MS = 86_400_000;

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

function opened() {
  const store = findPictures();
  if (store === undefined) throw new Error('this device keeps nothing');
  const read = async (): Promise<KeptPicture> => {
    const kept = await store.read(ANA, SHA256);
    if (kept === undefined) throw new Error('the picture is gone');
    return kept;
  };
  const keep = () => store.keep(ANA, { sha256: SHA256, blob: new Blob(['x']), small: new Blob(['x']) });
  const name = (isNamed: boolean) => store.noteNamed(ANA, new Map([[SHA256, isNamed]]));
  const isSpentIn = async (days: number, isNamed = false) =>
    store.isSpent(await read(), isNamed, Date.now() + days * DAY_MS);
  return { store, read, keep, name, isSpentIn };
}

it('a picture of a form that was never saved goes after a day, and one of a photo stays', async () => {
  const { keep, isSpentIn } = opened();
  await keep();
  expect([await isSpentIn(0.9), await isSpentIn(1.1), await isSpentIn(400, true)]).toEqual([false, true, false]);
});

it('PHOTOS P7: a picture whose photo was deleted before it was sent stays for as long as it may be brought back', async () => {
  const { keep, name, isSpentIn } = opened();
  await keep();
  await name(true);
  // Deleted, and not noted yet.
  expect(await isSpentIn(2)).toBe(false);
  await name(false);
  expect([await isSpentIn(29), await isSpentIn(31)]).toEqual([false, true]);
  await name(true);
  await name(false);
  await name(false);
  expect(await isSpentIn(29)).toBe(false);
});

it('a picture that the server had and that is chosen again is asked for, and not taken for sent', async () => {
  const { store, read, keep } = opened();
  await keep();
  await store.note(ANA, SHA256, { heldAt: 1, heldIn: 'one' });
  await keep();
  expect(await read()).toMatchObject({ heldAt: null, mayBeThere: true });
});

it('what the server had before it was restored from a backup is asked for, once', async () => {
  const { store, read, keep } = opened();
  await keep();
  await store.note(ANA, SHA256, { heldAt: 1, heldIn: 'one' });
  expect(await store.askAgain(ANA, 'one')).toBe(false);
  expect(await store.askAgain({ ...ANA, ranchUuid: 'dry-creek' }, 'two')).toBe(false);
  expect(await store.askAgain(ANA, 'two')).toBe(true);
  expect(await read()).toMatchObject({ heldAt: null, mayBeThere: true });
  expect(await store.askAgain(ANA, 'two')).toBe(false);
});

it('makes no database for who has no pictures', async () => {
  expect(await usedPictures()).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
  await opened().keep();
  expect(await usedPictures()).toBeDefined();
});

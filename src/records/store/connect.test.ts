import type { DBSchema, IDBPDatabase } from 'idb';
import { connect } from './connect';

const LIMIT_MS = 3_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A device whose disk opens when it is told to. */
function slowDevice() {
  let open: (database: IDBPDatabase<DBSchema>) => void = () => undefined;
  const opening = new Promise<IDBPDatabase<DBSchema>>((resolve) => (open = resolve));
  const asked = connect(() => opening).run(async () => Promise.resolve('done'));
  const outcome = asked.catch((error: unknown) => (error instanceof Error ? error.name : 'unknown'));
  return { outcome, open: () => open({} as IDBPDatabase<DBSchema>) };
}

it('a disk that never answers is given up', async () => {
  const { outcome } = slowDevice();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await outcome).toBe('TimeoutError');
});

it('a page that was itself stopped meanwhile gives the disk its time once more', async () => {
  const { outcome, open } = slowDevice();
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  open();
  expect(await outcome).toBe('done');
});

it('and once only', async () => {
  const { outcome } = slowDevice();
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect(await outcome).toBe('TimeoutError');
});

import { expect } from '@playwright/test';
import type { Phone } from './fieldTest';

/** The writes of a change on its way to the server, in their order; `sent` is its call, whose answer gets lost. */
export const WRITES = ['stored', 'marked', 'sent', 'answered', 'read', 'moved'] as const;
type Write = (typeof WRITES)[number];

/** Runs in the page: once a write is on the disk, the page writes and asks nothing more. */
function stopAfterWrite(wanted: Write): void {
  const state = globalThis as { hasStopped?: boolean };
  const stop = () => {
    state.hasStopped = true;
  };
  const isStopped = () => state.hasStopped === true;
  const never = () => new Promise<never>(() => undefined);
  /** What the values that a transaction writes make it; a group that may have come to the server is marked. */
  const kindOf = (store: string, value: unknown, isNew: boolean): Write | undefined => {
    if (store === 'sent') return 'moved';
    if (store === 'rows') return 'read';
    if (store !== 'groups') return undefined;
    if (isNew) return 'stored';
    const { state: at, wasSent } = value as { state: string; wasSent: boolean };
    if (at === 'applied') return 'answered';
    return wasSent ? 'marked' : undefined;
  };
  const note = ({ name, transaction }: IDBObjectStore, value: unknown, isNew: boolean) => {
    if (kindOf(name, value, isNew) === wanted) transaction.addEventListener('complete', stop);
  };
  /** Calls back before each call of a method. */
  const beforeEach = <T extends object>(of: T, name: keyof T, hear: (self: T, value: unknown) => void) => {
    const method = Reflect.get(of, name) as (...given: unknown[]) => unknown;
    Reflect.set(of, name, function (this: T, ...given: unknown[]) {
      hear(this, given[0]);
      return Reflect.apply(method, this, given);
    });
  };
  beforeEach(IDBObjectStore.prototype, 'add', (store, value) => note(store, value, true));
  beforeEach(IDBObjectStore.prototype, 'put', (store, value) => note(store, value, false));
  beforeEach(IDBCursor.prototype, 'update', ({ source }, value) =>
    note(source instanceof IDBIndex ? source.objectStore : source, value, false),
  );
  beforeEach(IDBDatabase.prototype, 'transaction', () => {
    // What begins after the kill would never have begun.
    if (isStopped()) throw new DOMException('Stopped', 'AbortError');
  });
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (...given) => {
    if (isStopped()) return never();
    const answer = await ask(...given);
    const [call] = given;
    const url = call instanceof Request ? call.url : String(call);
    if (wanted === 'sent' && url.includes('/changes')) stop();
    return isStopped() ? never() : answer;
  };
}

/** Opens an address whose page stops dead once a write is on the disk. */
export async function openStopping(phone: Phone, path: string, write: Write): Promise<void> {
  phone.page = await phone.profile.context.newPage();
  await phone.page.addInitScript(stopAfterWrite, write);
  await phone.open(path);
}

export const untilStopped = ({ page }: Phone): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (globalThis as { hasStopped?: boolean }).hasStopped), { timeout: 30_000 })
    .toBe(true);

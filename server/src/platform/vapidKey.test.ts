import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVapidKey, loadVapidKey, vapidPublicKey } from './vapidKey';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grazewell-vapid-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const load = (databaseUrl?: string, privateKey?: string) =>
  loadVapidKey({ dataDir, databaseUrl, push: { privateKey } });

test('a key of P-256 is made once, for the owner alone, and kept', async () => {
  const made = await load();
  expect(made !== undefined && isVapidKey(made)).toBe(true);
  expect(Buffer.from(vapidPublicKey(made ?? ''), 'base64url')).toHaveLength(65);
  expect(await load()).toBe(made);
  expect((await stat(join(dataDir, 'vapid-key'))).mode & 0o777).toBe(0o600);
});

test('a given key is used, and with a database of one’s own none is made', async () => {
  expect(await load(undefined, 'given')).toBe('given');
  expect(await load('postgres://localhost/ranches', 'given')).toBe('given');
  expect(await load('postgres://localhost/ranches')).toBeUndefined();
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(['', 'abc', 'A'.repeat(43)])('a file that holds “%s” is no key', async (damaged) => {
  await writeFile(join(dataDir, 'vapid-key'), damaged);
  await expect(load()).rejects.toThrow('is damaged');
});

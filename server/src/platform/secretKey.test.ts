import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecretKey } from './secretKey';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grazewell-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a given key is used and nothing is written', async () => {
  expect(await loadSecretKey(dataDir, 'given')).toBe('given');
  expect(await readdir(dataDir)).toEqual([]);
});

test('without one a key of 256 bits is made once, for the owner alone, and kept', async () => {
  const made = await loadSecretKey(dataDir, undefined);
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(await loadSecretKey(dataDir, undefined)).toBe(made);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret-key']);
});

test('a key file that was emptied or cut short is no key', async () => {
  for (const damaged of ['', 'abc']) {
    await writeFile(join(dataDir, 'secret-key'), damaged);
    await expect(loadSecretKey(dataDir, undefined)).rejects.toThrow('is damaged');
  }
});

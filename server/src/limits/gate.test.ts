import { availableParallelism } from 'node:os';
import { PASSWORD, TestApp } from '../../test/support/testApp';
import { ApiError } from '../http/ApiError';
import { buildGate } from './gate';

const hashing = { now: 0, most: 0 };

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const verify: typeof argon2.verify = async (...of) => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    return argon2.verify(...of).finally(() => (hashing.now -= 1));
  };
  return { ...argon2, verify };
});

/** Work that a test ends when it likes. */
function work() {
  let end: () => void = () => undefined;
  let running = false;
  const done = new Promise<void>((resolve) => (end = resolve));
  const run = () => {
    running = true;
    return done;
  };
  return { run, end: () => end(), isRunning: () => running };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('L8: the gate', () => {
  it('runs no more at once than it may, and the rest in their order', async () => {
    const gate = buildGate({ running: 2, waiting: 10, runningPerKey: 2 });
    const works = Array.from({ length: 4 }, work);
    const all = works.map((one, index) => gate.run(`key${index}`, one.run));
    await turn();
    expect(works.map((one) => one.isRunning())).toEqual([true, true, false, false]);
    works[1]?.end();
    await turn();
    expect(works.map((one) => one.isRunning())).toEqual([true, true, true, false]);
    works.forEach((one) => one.end());
    await Promise.all(all);
    expect(works[3]?.isRunning()).toBe(true);
  });

  it('lets others pass who wait for nothing of the same key', async () => {
    const gate = buildGate({ running: 3, waiting: 10, runningPerKey: 1 });
    const works = Array.from({ length: 3 }, work);
    const all = ['a', 'a', 'b'].map((key, index) => gate.run(key, works[index]?.run ?? turn));
    await turn();
    expect(works.map((one) => one.isRunning())).toEqual([true, false, true]);
    works.forEach((one) => one.end());
    await Promise.all(all);
  });

  it('refuses who comes past the line with 503 busy', async () => {
    const gate = buildGate({ running: 1, waiting: 256, runningPerKey: 1 });
    const works = Array.from({ length: 257 }, work);
    const all = works.map((one) => gate.run('key', one.run));
    const refusal = await gate.run('other', turn).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 503, code: 'busy' });
    works.forEach((one) => one.end());
    await Promise.all(all);
    await expect(gate.run('other', async () => 'in')).resolves.toBe('in');
  });

  it('goes on after work that failed', async () => {
    const gate = buildGate({ running: 1, waiting: 1, runningPerKey: 1 });
    await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run('a', async () => 'yes')).resolves.toBe('yes');
  });
});

describe('L8: 400 logins at once', () => {
  it('are answered, or refused with 503 and Retry-After, and hash no more at once than there are cores', async () => {
    const test = await TestApp.start({ costlyHashes: true, config: { logLevel: 'silent' } });
    const all = await Promise.all(
      Array.from({ length: 400 }, (_one, index) => test.login(`p${index}@example.com`, PASSWORD)),
    );
    const refused = all.filter((response) => response.statusCode === 503);
    expect(all.filter((response) => response.statusCode === 401)).toHaveLength(400 - refused.length);
    expect(400 - refused.length).toBeGreaterThanOrEqual(256);
    expect(hashing.most).toBeGreaterThanOrEqual(1);
    expect(hashing.most).toBeLessThanOrEqual(availableParallelism());
    expect(refused.length).toBeGreaterThanOrEqual(400 - 256 - 2 * availableParallelism() - 100);
    for (const response of refused) {
      expect(response.json().code).toBe('busy');
      expect(response.headers['retry-after']).toBe('2');
    }
    await test.close();
    // Hundreds of hashes are seconds of work for all cores, and more where they are shared.
  }, 30_000);
});

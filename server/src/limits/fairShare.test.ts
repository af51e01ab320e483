import { availableParallelism } from 'node:os';
import { PASSWORD, TestApp } from '../../test/support/testApp';
import { ApiError } from '../http/ApiError';
import { FairShare } from './FairShare';

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
    const gate = new FairShare({ most: 2, mostPerKey: 2, waiting: 10, waitingPerKey: 10 });
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
    const gate = new FairShare({ most: 3, mostPerKey: 1, waiting: 10, waitingPerKey: 10 });
    const works = Array.from({ length: 3 }, work);
    const all = ['a', 'a', 'b'].map((key, index) => gate.run(key, works[index]?.run ?? turn));
    await turn();
    expect(works.map((one) => one.isRunning())).toEqual([true, false, true]);
    works.forEach((one) => one.end());
    await Promise.all(all);
  });

  it('refuses who comes past the line with 503 busy', async () => {
    const gate = new FairShare({ most: 1, mostPerKey: 1, waiting: 256, waitingPerKey: 256 });
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
    const gate = new FairShare({ most: 1, mostPerKey: 1, waiting: 1, waitingPerKey: 1 });
    await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run('a', async () => 'yes')).resolves.toBe('yes');
  });
});

describe('D13: a fair share', () => {
  it('gives no key more than its part of the places and of the line', async () => {
    const share = new FairShare({ most: 6, mostPerKey: 2, waiting: 6, waitingPerKey: 2 });
    const works = Array.from({ length: 4 }, work);
    const all = works.map((one) => share.run(['ranch a', 'person a'], one.run));
    await turn();
    expect(works.map((one) => one.isRunning())).toEqual([true, true, false, false]);
    await expect(share.run(['ranch a', 'person b'], turn)).rejects.toMatchObject({ status: 503, code: 'busy' });
    await expect(share.run(['ranch b', 'person a'], turn)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    await expect(share.run(['ranch b', 'person b'], async () => 'served')).resolves.toBe('served');
    works.forEach((one) => one.end());
    await Promise.all(all);
    await expect(share.run(['ranch a', 'person a'], async () => 'served')).resolves.toBe('served');
  });

  it('serves in turn the keys that wait, however many wait for one of them', async () => {
    const share = new FairShare({ most: 1, mostPerKey: 1, waiting: 9, waitingPerKey: 9 });
    const served: string[] = [];
    const first = work();
    const all = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((key, index) =>
      share.run(key, index === 0 ? first.run : async () => void served.push(key)),
    );
    first.end();
    await Promise.all(all);
    expect(served).toEqual(['b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('shares bytes: what is larger than a part begins alone, and holds up its own key only', async () => {
    const share = new FairShare({ most: 90, mostPerKey: 30, waiting: 9, waitingPerKey: 3 });
    const large = await share.enter(['a'], { weight: 10 });
    large.weigh(50);
    let isIn = false;
    const next = share.enter(['a']).then((entered) => {
      isIn = true;
      return entered;
    });
    (await share.enter(['b'], { weight: 30 })).end();
    expect(isIn).toBe(false);
    large.weigh(29);
    (await next).end();
    large.end();
    expect(isIn).toBe(true);
  });

  it('who has left, or has waited too long, is in no line', async () => {
    const share = new FairShare({ most: 1, mostPerKey: 1, waiting: 2, waitingPerKey: 1, waitMs: 20 });
    const turnOfA = await share.enter(['a']);
    const sender = new AbortController();
    const left = share.enter(['a'], { signal: sender.signal });
    sender.abort();
    await expect(left).rejects.toMatchObject({ code: 'busy' });
    await expect(share.enter(['a'])).rejects.toMatchObject({ code: 'busy' });
    turnOfA.end();
    await expect(share.run('a', async () => 'served')).resolves.toBe('served');
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

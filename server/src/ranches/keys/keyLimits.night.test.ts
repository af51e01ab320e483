import { setTimeout as delay } from 'node:timers/promises';
import { KEY_WRITES_A_MINUTE_MAX } from '@contract/http/limits';
import pg from 'pg';
import { PASSWORD } from '../../../test/support/testApp';
import { TwoServers, type RanchOfTwo } from '../../../test/support/TwoServers';

jest.setTimeout(300_000);

let two: TwoServers;
beforeAll(async () => {
  two = await TwoServers.start({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_ADDRESS: '1000000' });
});
afterAll(() => two.close());

const WRITING = { scopes: ['write' as const], kinds: ['rain' as const], password: PASSWORD };
const rain = (inches: number) => ({ method: 'PUT', body: { on: '2026-04-20', inches } });

test('OPEN K7: the 61st call that writes in a minute is refused by either process', async () => {
  const ranch = await two.ranch('writes@example.com');
  const { key } = await two.makeKey(ranch, { source: 'Gauge', ...WRITING });
  const send = async (call: number) =>
    (await two.call(call % 2, `${ranch.path}/fact/rain/gauge`, { token: key, ...rain(call / 100) })).status;
  const sent = [];
  for (let call = 1; call <= KEY_WRITES_A_MINUTE_MAX; call += 1) sent.push(await send(call));
  expect(sent.every((status) => status === 200 || status === 201)).toBe(true);
  expect([await send(61), await send(62)]).toEqual([429, 429]);
});

test('OPEN K7: the fifth call at once waits up to 2 s, whichever process it asks', async () => {
  const ranch = await two.ranch('at-once@example.com');
  const { key } = await two.makeKey(ranch, { source: 'Gauge', ...WRITING });
  const send = (which: number, name: string) =>
    two.call(which, `${ranch.path}/fact/rain/${name}`, { token: key, ...rain(1) });
  const holder = new pg.Client(two.database.url);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from ranches where uuid = $1 for no key update', [ranch.path.split('/').at(-1)]);
    const held = [send(0, 'a'), send(0, 'b'), send(1, 'c'), send(1, 'd')];
    await delay(1_000);
    const began = performance.now();
    expect((await send(0, 'e')).status).toBe(429);
    expect((await send(1, 'f')).status).toBe(429);
    expect(performance.now() - began).toBeGreaterThan(3_800);
    await holder.query('rollback');
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  } finally {
    await holder.end();
  }
  expect((await send(1, 'g')).status).toBe(201);
});

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? NaN;
const median = (times: readonly number[]) => percentile(times, 0.5);

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  await (await ask()).arrayBuffer();
  return performance.now() - began;
}

test('OPEN K7: keys of one ranch that ask as much as they can leave another ranch its answers within 100 ms', async () => {
  const [busy, quiet] = [await two.ranch('busy@example.com'), await two.ranch('quiet@example.com')];
  const keysOf = (ranch: RanchOfTwo, count: number) =>
    Promise.all(Array.from({ length: count }, (_, number) => two.makeKey(ranch, { source: `Key ${number}` })));
  const [loud, own] = [await keysOf(busy, 50), await keysOf(quiet, 4)];
  let isOver = false;
  const shouting = loud.map(async ({ key }, number) => {
    while (!isOver) await (await two.call(number % 2, `${busy.path}/figures`, { token: key })).arrayBuffer();
  });
  const times: number[] = [];
  for (let call = 0; call < 400; call += 1) {
    const key = own[call % own.length]?.key ?? '';
    times.push(await timeOf(() => two.call(call % 2, `${quiet.path}/key/me`, { token: key })));
    await delay(10);
  }
  isOver = true;
  await Promise.all(shouting);
  expect(percentile(times, 0.99)).toBeLessThan(100);
});

test('OPEN K8: a key that is unknown, has ended or is of another ranch is refused in the same time', async () => {
  const [ranch, other] = [await two.ranch('timed@example.com'), await two.ranch('foreign@example.com')];
  const [foreign, revoked] = [await two.makeKey(other), await two.makeKey(ranch, { source: 'Revoked' })];
  const ended = await two.makeKey(ranch, { source: 'Ended' });
  await two.call(0, `${ranch.path}/key/${revoked.uuid}`, { method: 'DELETE', token: ranch.owner });
  const client = new pg.Client(two.database.url);
  await client.connect();
  await client.query(`update api_keys set expires_at = now() - interval '1 minute' where uuid = $1`, [ended.uuid]);
  await client.end();
  const wrong = { foreign: foreign.key, revoked: revoked.key, ended: ended.key };
  const times: Record<string, number[]> = { foreign: [], revoked: [], ended: [] };
  for (let round = 0; round < 200; round += 1) {
    for (const [name, key] of Object.entries(wrong)) {
      times[name]?.push(await timeOf(() => two.call(0, `${ranch.path}/key/me`, { token: key })));
    }
  }
  const medians = Object.values(times).map(median);
  const apart = Math.max(...medians) - Math.min(...medians);
  expect(apart).toBeLessThan(Math.max(5, Math.min(...medians) / 10));
});

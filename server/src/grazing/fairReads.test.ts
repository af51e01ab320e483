import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewApiKey } from '@contract/keys/apiKey';
import { sql } from 'kysely';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';
import { CONNECTIONS_MAX, connect } from '../db/connect';
import { sharersOf } from '../ranches';
import { FileThreads } from './FileThreads';

jest.setTimeout(120_000);

const THIRD = CONNECTIONS_MAX / 3;
let test: TestApp;
let large: GrazingRanch;
let other: GrazingRanch;
let key: string;
const written = jest.spyOn(FileThreads.prototype, 'write');

beforeAll(async () => {
  test = await TestApp.start();
  [large, other] = [await GrazingRanch.start(test), await GrazingRanch.start(test)];
  for (const ranch of [large, other]) {
    await ranch.write(
      Array.from({ length: 200 }, (_none, index) => newRecord('paddock', { name: `Paddock ${index}` })),
    );
  }
  const made = await test.post(`${large.path}/key`, aWantedKey(test.clock.now()), { token: large.host.owner });
  ({ key } = made.json<NewApiKey>());
});
afterAll(async () => {
  written.mockRestore();
  await test.close();
});
beforeEach(() => written.mockClear());

/** A promise, and what resolves it. */
function aPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const atOf = (index: number) => new Date(test.clock.now().getTime() - index * MINUTE).toISOString();
const exported = (ranch: GrazingRanch, name: string, query = '') =>
  test.get(`${ranch.path}/export/${name}${query}`, { token: ranch.host.owner });

it('attack F6: while one key floods the threads, another ranch gets every one of its files', async () => {
  let [isOver, asked] = [false, 0];
  const statuses = new Set<number>();
  const flood = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      asked += 1;
      const answer = await test.get(`${large.path}/export/grazing.xlsx?key=${key}&at=${atOf(asked)}`);
      statuses.add(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      await sleep(5);
    }
  });
  for (const name of ['paddocks.csv', 'herds.csv', 'stays.csv', 'feed.csv', 'grazing.xlsx']) {
    expect([name, (await exported(other, name)).statusCode]).toEqual([name, 200]);
  }
  isOver = true;
  await Promise.all(flood);
  // Four of them were under way at a time.
  statuses.delete(429);
  expect([...statuses]).toEqual([200]);
});

it('D13: who asks for the same file at the same time gets the same one, which is written once', async () => {
  const threads = new FileThreads();
  // The first one takes a while, so that all have asked before it is done, however slow the machine is.
  written.mockImplementationOnce(async (...asked) => {
    await sleep(1_000);
    return threads.write(...asked);
  });
  const answers = await Promise.all(Array.from({ length: 30 }, () => exported(large, 'paddocks.csv')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await threads.stop();
  // Who asks once the first is done begins another one.
  expect(written.mock.calls.length).toBeLessThan(6);
});

it('attack F7: figures and calendars are written by a thread, of a small ranch too', async () => {
  const small = await GrazingRanch.start(test);
  for (const name of ['paddocks.csv', 'paddocks.geojson', 'paddocks.kml', 'grazing.xlsx', 'stays.csv', 'herds.csv']) {
    expect((await exported(small, name)).statusCode).toBe(200);
  }
  expect((await test.get(`${small.path}/calendar.ics`, { token: small.host.owner })).statusCode).toBe(200);
  expect(written).toHaveBeenCalledTimes(7);
});

it('attack F2: a calendar is written once until the record changes', async () => {
  const read = () => test.get(`${other.path}/calendar.ics`, { token: other.host.owner });
  const first = await read();
  expect((await read()).body).toBe(first.body);
  expect(written).toHaveBeenCalledTimes(1);
  await other.write([newRecord('task', { title: 'Burn the ditch', due_on: '2026-05-09', done_at: null })]);
  expect((await read()).body).toContain('Burn the ditch');
  expect(written).toHaveBeenCalledTimes(2);
});

it('attack F8: one viewer and one ranch have a third of the connections at most, and others are served', async () => {
  const viewer = await large.member('viewer@example.com', 'viewer');
  const apart = connect(test.databaseUrl);
  const [locked, released] = [aPromise(), aPromise()];
  // Reads of that ranch wait for this lock; the connections that they wait with are counted.
  const held = apart.transaction().execute(async (trx) => {
    await sql`lock table record_versions in access exclusive mode`.execute(trx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(apart);
    return rows[0]?.count ?? 0;
  };
  const uuid = (await large.page()).records[0]?.uuid ?? '';
  const reads = Array.from({ length: 40 }, () => test.get(`${large.path}/records/${uuid}/history`, { token: viewer }));
  while ((await waiting()) < THIRD) await sleep(20);
  await sleep(300);
  expect(await waiting()).toBe(THIRD);
  expect((await other.read()).statusCode).toBe(200);
  expect((await test.get('/api/v1/health')).statusCode).toBe(200);
  released.resolve();
  await held;
  expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
  await apart.destroy();
});

it('D13: a ranch has one share, however its id is written', () => {
  const user = { uuid: randomUUID() };
  expect(sharersOf({ user, ranchUuid: large.uuid.toUpperCase() })).toEqual(sharersOf({ user, ranchUuid: large.uuid }));
});

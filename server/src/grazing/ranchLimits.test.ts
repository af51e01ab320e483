import { randomUUID } from 'node:crypto';
import { RANCH_BYTES_MAX } from '@contract/http/limits';
import { sql } from 'kysely';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';
import { WritingCalls } from '../limits/WritingCalls';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const day = (index: number) => new Date(Date.UTC(1901, 0, 1 + index)).toISOString().slice(0, 10);
const seasons = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    newRecord('season', { starts_on: day(from + index), ends_on: day(from + index) }),
  );

describe('attack F1: seasons', () => {
  it('are refused beyond 1,000, of which one is the first; what is there stays and can be changed', async () => {
    const [first, ...others] = seasons(999);
    await ranch.write([first, ...others]);
    expect(await ranch.apply(seasons(1, 2_000))).toMatchObject({
      code: 'ranch_full',
      change: 0,
      details: 'A ranch has at most 1,000 seasons',
    });
    const change = { kind: 'season', uuid: first?.uuid, base: 2 };
    await ranch.write([{ ...change, data: { name: 'Early' } }]);
    await ranch.write([{ ...change, base: 3, data: null }, ...seasons(1, 2_000)]);
  });

  it('20,000 in one call are refused at once, and others are answered meanwhile', async () => {
    let isOver = false;
    const call = ranch.apply(seasons(20_000)).finally(() => (isOver = true));
    let answered = 0;
    for (; !isOver; answered += 1) {
      await test.get('/api/v1/health');
      // A call by `inject` needs no turn of the event loop: the work has none unless it gets one.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answered).toBeGreaterThan(10);
    expect(await call).toMatchObject({ code: 'ranch_full' });
  });

  it('that overlap are found, wherever they are in the order of their days', async () => {
    const season = (name: string, starts_on: string, ends_on: string | null) =>
      newRecord('season', { name, starts_on, ends_on });
    await ranch.write([season('Long', '1950-01-01', '1959-12-31'), season('Short', '1961-01-01', '1961-12-31')]);
    const overlap = (name: string) => ({ code: 'overlap', details: { starts_on: `This overlaps the season ${name}` } });
    expect(await ranch.apply([season('A', '1955-01-01', '1955-12-31')])).toMatchObject(overlap('Long'));
    expect(await ranch.apply([season('A', '1960-06-01', '1961-01-01')])).toMatchObject(overlap('Short'));
    expect(await ranch.apply([season('A', '1962-01-01', null)])).toMatchObject({ code: 'overlap' });
    const two = [season('A', '1940-01-01', '1944-12-31'), season('B', '1941-01-01', '1941-02-01')];
    expect(await ranch.apply(two)).toMatchObject({ change: 0, ...overlap('B') });
    await ranch.write([season('A', '1960-01-01', '1960-12-31')]);
  });
});

it('D12: a ranch has at most 5,000 open tasks; those that are done do not count', async () => {
  const tasks = (count: number) => Array.from({ length: count }, () => newRecord('task'));
  const [first, ...others] = tasks(5_000);
  await ranch.write([first, ...others]);
  expect(await ranch.apply(tasks(1))).toMatchObject({
    code: 'ranch_full',
    details: 'A ranch has at most 5,000 open tasks',
  });
  const done_at = '2026-04-01T00:00:00.000Z';
  await ranch.write([newRecord('task', { done_at }), { kind: 'task', uuid: first?.uuid, base: 2, data: { done_at } }]);
  await ranch.write(tasks(1));
  expect(await ranch.apply([{ kind: 'task', uuid: first?.uuid, base: 3, data: { done_at: null } }])).toMatchObject({
    code: 'ranch_full',
  });
});

describe('attack W1: the bytes of a ranch', () => {
  const bytes = async () => {
    const { record_bytes } = await test.db
      .selectFrom('ranches')
      .select('record_bytes')
      .where('uuid', '=', ranch.uuid)
      .executeTakeFirstOrThrow();
    return record_bytes;
  };
  const hold = (record_bytes: number | null) =>
    test.db.updateTable('ranches').set({ record_bytes }).where('uuid', '=', ranch.uuid).execute();

  it('grow with each version, and with each group that changes nothing', async () => {
    const begun = (await bytes()) ?? 0;
    expect(begun).toBeGreaterThan(400);
    const herd = newRecord('herd', { note: 'x'.repeat(1_000) });
    await ranch.write([herd]);
    const written = (await bytes()) ?? 0;
    expect(written).toBeGreaterThan(begun + 1_000);
    await ranch.write([{ kind: 'herd', uuid: herd.uuid, base: 2, data: { name: 'Pairs' } }]);
    expect(await bytes()).toBeGreaterThan(written + 1_000);
    const changed = (await bytes()) ?? 0;
    await ranch.apply([{ kind: 'herd', uuid: herd.uuid, base: 3, data: { name: 'Pairs' } }]);
    expect(await bytes()).toBe(changed + 200);
  });

  it('are counted when a ranch of before writes again', async () => {
    await hold(null);
    await ranch.write([newRecord('herd')]);
    expect(await bytes()).toBeGreaterThan(600);
  });

  it('have a limit of 2 GiB: what is beyond is refused, what was applied stays so', async () => {
    const group = aGroup([newRecord('herd')]);
    await ranch.result(group);
    await hold(RANCH_BYTES_MAX - 300);
    expect(await ranch.apply([newRecord('herd')])).toMatchObject({ code: 'ranch_full' });
    expect(await ranch.result(group)).toMatchObject({ status: 'applied', revision: 2 });
    const told = await test.get(`${ranch.path}/imports`, { token: ranch.host.owner });
    expect(told.json()).toMatchObject({ space: { used: RANCH_BYTES_MAX - 300, most: RANCH_BYTES_MAX } });
    expect((await ranch.page()).head).toBe(2);
  });

  it('refuses one group that would change records of more than 32 MiB', async () => {
    const paddocks = Array.from({ length: 65 }, () => newRecord('paddock'));
    await ranch.write(paddocks);
    // As much as a shape may take, and more than JSON packs well.
    await sql`
      update records set data = jsonb_set(data, '{note}',
        (select to_jsonb(string_agg(md5(number::text), '')) from generate_series(1, 40000) as number))
      where ranch_uuid = ${ranch.uuid} and kind = 'paddock'`.execute(test.db);
    const change = ({ uuid }: { uuid: string }) => ({ kind: 'paddock', uuid, base: 2, data: { note: 'Wet' } });
    expect(await ranch.apply(paddocks.map(change))).toMatchObject({ code: 'invalid', change: null });
    await ranch.write(paddocks.slice(0, 10).map(change));
  });
});

it('attack W13: a ranch is the same one in a path in capital letters', async () => {
  const count = jest.spyOn(WritingCalls.prototype, 'count');
  const path = ranch.path.replace(ranch.uuid, ranch.uuid.toUpperCase());
  const change = { kind: 'ranch', uuid: ranch.uuid, base: 1, data: { standard_weight_lb: 1_100 } };
  const call = { schema: 1, sent_at: test.clock.now().toISOString(), groups: [aGroup([change])] };
  const answer = await test.post(`${path}/changes`, call, { token: ranch.host.owner });
  expect(answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
  expect(count.mock.calls).toEqual([[ranch.uuid]]);
  count.mockRestore();
});

it('attack W1: 20,000 calls a minute of a ranch are taken, over two processes together', async () => {
  const deps = { db: test.db, clock: test.clock, secretKey: 'a secret of this test' };
  const [one, other] = [new WritingCalls(deps), new WritingCalls(deps)];
  const uuid = randomUUID();
  for (let calls = 0; calls < 10_000; calls += 1) {
    await one.count(uuid);
    await other.count(uuid);
  }
  const further = async (of: WritingCalls) => {
    for (let calls = 0; calls < 200; calls += 1) await of.count(uuid);
  };
  const refusal = { status: 429, code: 'too_many', retryAfter: 60 };
  await expect(further(one)).rejects.toMatchObject(refusal);
  await expect(further(other)).rejects.toMatchObject(refusal);
  await one.count(randomUUID());
  test.clock.advance(MINUTE + 1);
  await one.count(uuid);
});

it('D12: a group that names hundreds of thousands of records is refused before they are looked for', async () => {
  const move = () =>
    newRecord('move', {
      herd_uuid: randomUUID(),
      paddock_uuids: Array.from({ length: 64 }, () => randomUUID()),
    });
  expect(await ranch.apply(Array.from({ length: 400 }, move))).toMatchObject({ code: 'invalid', change: null });
  expect(await ranch.apply(Array.from({ length: 200 }, move))).toMatchObject({ code: 'unknown_reference', change: 0 });
});

it('attack F7: thousands of paddocks become subdivisions, and one that has some itself is found among them', async () => {
  const paddocks = Array.from({ length: 3_000 }, () => newRecord('paddock'));
  const [whole, ...others] = paddocks;
  const [part] = others;
  await ranch.write(paddocks);
  const under = (uuid: string | undefined, parent_uuid: string | undefined, base = 2) => ({
    ...{ kind: 'paddock', uuid, base },
    data: { parent_uuid },
  });
  await ranch.write(others.slice(1).map(({ uuid }) => under(uuid, part?.uuid)));
  expect(await ranch.apply([under(part?.uuid, whole?.uuid)])).toMatchObject({
    code: 'invalid',
    details: { parent_uuid: 'This paddock has subdivisions itself' },
  });
  const moved = others.slice(1).map(({ uuid }) => under(uuid, whole?.uuid, 3));
  await ranch.write([...moved, under(part?.uuid, whole?.uuid)]);
});

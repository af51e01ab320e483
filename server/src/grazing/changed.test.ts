import { randomUUID } from 'node:crypto';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

let test: TestApp;
let ranch: GrazingRanch;
const herd = randomUUID();
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  await ranch.write([newRecord('herd', {}, herd)]);
});
afterAll(() => test.close());

const get = (query: string) => test.get(`${ranch.path}/changed?${query}`, { token: ranch.host.owner });
const line = async (): Promise<number> =>
  (await test.get(`${ranch.path}/seal`, { token: ranch.host.owner })).json<{ end: { n: number } }>().end.n;
const changedSince = async (since: number, year = 2025) =>
  (await get(`year=${year}&since=${since}`)).json<{ entries: number }>().entries;

const move = (at: string) => newRecord('move', { herd_uuid: herd, paddock_uuids: [], off: 'corral', at });
const change = async (uuid: string, data: object | null, kind = 'move') => {
  const base = (await ranch.record(uuid))?.revision;
  await ranch.write([{ kind, uuid, base, data }]);
};

it('EVIDENCE 12.13: counts each entry of a year once that was added, changed or deleted behind a line', async () => {
  const onDay = (day: string) => move(`2025-06-${day}T12:00:00.000Z`);
  const [kept, moved, gone] = [onDay('01'), onDay('02'), onDay('03')];
  await ranch.write([kept, moved, gone]);
  const since = await line();
  expect(await changedSince(since)).toBe(0);
  await change(moved.uuid, { note: 'By the creek' });
  await change(moved.uuid, { at: '2025-06-02T13:00:00.000Z' });
  await change(gone.uuid, null);
  await ranch.write([newRecord('rain', { on: '2025-07-01', inches: 1 })]);
  expect(await changedSince(since)).toBe(3);
  expect(await changedSince(await line())).toBe(0);
});

it('EVIDENCE 12.13: counts what left the year or came into it, and nothing of other years or kinds', async () => {
  const onDay = (day: string) => move(`${day}T12:00:00.000Z`);
  const [left, came, other] = [onDay('2025-06-01'), onDay('2024-06-02'), onDay('2024-06-03')];
  await ranch.write([left, came, other]);
  const since = await line();
  await change(left.uuid, { at: '2024-06-01T12:00:00.000Z' });
  await change(came.uuid, { at: '2025-06-02T12:00:00.000Z' });
  await change(other.uuid, { note: 'By the mesa' });
  await change(herd, { name: 'Pairs' }, 'herd');
  expect(await changedSince(since)).toBe(2);
  expect(await changedSince(since, 2024)).toBe(3);
});

it('counts nothing from before a line whose group changed nothing', async () => {
  const made = move('2025-06-01T12:00:00.000Z');
  await ranch.write([made]);
  const before = await line();
  const base = (await ranch.record(made.uuid))?.revision;
  const same = await ranch.apply([{ kind: 'move', uuid: made.uuid, base, data: { off: 'corral' } }]);
  expect(same).toMatchObject({ status: 'applied', revision: null });
  const since = await line();
  expect(since).toBe(before + 1);
  expect(await changedSince(since)).toBe(0);
  await change(made.uuid, { note: 'By the creek' });
  expect(await changedSince(since)).toBe(1);
});

it('takes the year by the clocks of the ranch, and refuses other queries', async () => {
  const { head } = await ranch.page();
  await ranch.write([{ kind: 'ranch', uuid: ranch.uuid, base: head, data: { time_zone: 'America/Denver' } }]);
  const since = await line();
  await ranch.write([move('2026-01-01T06:00:00.000Z')]);
  expect(await changedSince(since)).toBe(1);
  for (const query of ['year=x&since=1', 'year=2025&since=-1', 'year=2025&since=1&since=2'])
    expect((await get(query)).statusCode).toBe(422);
});

import { randomUUID } from 'node:crypto';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { DAY, TestApp } from '../../test/support/testApp';

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

const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY).toISOString();
const get = (query = '', token = ranch.host.owner) => test.get(`${ranch.path}/entered${query}`, { token });
const marks = async (query = '') => new Map((await get(query)).json<[string, string][]>());

/** A move of `days` ago, in a group that was written `writtenDays` ago. */
async function aMove(days: number, writtenDays: number, more: object = {}): Promise<string> {
  const move = newRecord('move', { herd_uuid: herd, paddock_uuids: [], off: 'corral', at: ago(days) });
  const result = await ranch.result(aGroup([move], { at: ago(writtenDays), ...more }));
  if (result.status !== 'applied') throw new Error(JSON.stringify(result));
  return move.uuid;
}
const change = async (uuid: string, data: object) => {
  const base = (await ranch.record(uuid))?.revision;
  await ranch.write([{ kind: 'move', uuid, base, data }]);
};

it('EVIDENCE 3.7: says of each fact how it came', async () => {
  const uuids = [
    await aMove(2, 2),
    await aMove(20, 19),
    await aMove(60, 59),
    await aMove(1, 1, { import_uuid: randomUUID() }),
  ];
  const told = await marks();
  expect(uuids.map((uuid) => told.get(uuid))).toEqual(['live', 'sent_later', 'late', 'imported']);
});

it('EVIDENCE 3.7: goes by the group that wrote what holds, and passes over changes of the note alone', async () => {
  const [noted, moved] = [await aMove(20, 19), await aMove(20, 19)];
  await change(noted, { note: 'By the creek' });
  await change(moved, { note: 'By the creek' });
  await change(moved, { at: ago(21) });
  await change(moved, { note: 'By the mesa' });
  const told = await marks();
  expect([told.get(noted), told.get(moved)]).toEqual(['sent_later', 'late']);
});

it('EVIDENCE 3.7: a fact of somebody else’s file of changes is late', async () => {
  const manager = await ranch.member(`manager-${ranch.uuid}@example.com`, 'manager');
  const person = (await test.me(manager)).json<{ uuid: string }>().uuid;
  const move = newRecord('move', { herd_uuid: herd, paddock_uuids: [], off: 'corral', at: ago(1) });
  const call = { schema: 1, sent_at: ago(0), groups: [aGroup([move], { at: ago(1) })] };
  await test.post(`${ranch.path}/changes?file_of=${person}`, call, { token: ranch.host.owner });
  expect((await marks()).get(move.uuid)).toBe('late');
});

it('takes days of the ranch’s zone, the last one included, and leaves out what was deleted', async () => {
  const [head, early, gone] = [await ranch.page(), await aMove(10, 10), await aMove(3, 3)];
  await ranch.write([{ kind: 'ranch', uuid: ranch.uuid, base: head.head, data: { time_zone: 'America/Denver' } }]);
  await ranch.write([{ kind: 'move', uuid: gone, base: (await ranch.record(gone))?.revision, data: null }]);
  const day = ago(10).slice(0, 10);
  expect([...(await marks(`?from=${day}&to=${day}`)).keys()]).toEqual([early]);
  expect((await marks(`?from=${ago(9).slice(0, 10)}`)).size).toBe(0);
  expect((await get('?from=x')).statusCode).toBe(422);
});

it('many are told in slices', async () => {
  const count = (at: string) => newRecord('count', { herd_uuid: herd, at });
  await ranch.write(Array.from({ length: 2_300 }, (_, index) => count(ago(1 + index / 1_000))));
  expect((await marks()).size).toBe(2_300);
});

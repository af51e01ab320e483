import { MADE_UP } from '@contract/testing/madeUpKind';
import { randomUUID } from 'node:crypto';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const from = (ms: number) => new Date(test.clock.now().getTime() + ms).toISOString();
const trial = (herd: string, at = from(-MINUTE)) => ({
  kind: MADE_UP,
  uuid: randomUUID(),
  base: null,
  data: { herd_uuid: herd, at, note: '' },
});
const read = async <Answer>(path: string) =>
  (await test.get(`${ranch.path}/${path}`, { token: ranch.host.owner })).json<Answer>();

/** A herd with a record of the new kind. */
async function aTrial() {
  const herd = randomUUID();
  await ranch.write([newRecord('herd', {}, herd)]);
  const change = trial(herd);
  return { herd, change, revision: await ranch.write([change]) };
}

it('a new kind is judged as the others are: its form, its time, what it names, and who may write it', async () => {
  const { herd, change } = await aTrial();
  const bad = { ...trial(herd), data: { herd_uuid: herd, at: from(-MINUTE) } };
  expect(await ranch.apply([bad])).toMatchObject({ code: 'invalid', details: { note: 'This field is required' } });
  expect(await ranch.apply([trial(herd, from(10 * MINUTE))])).toMatchObject({ code: 'in_future' });
  expect(await ranch.apply([trial(change.uuid)])).toMatchObject({
    code: 'unknown_reference',
    details: { herd_uuid: 'There is no such herd here' },
  });
  const member = await ranch.member('member@example.com', 'member');
  const manager = await ranch.member('manager@example.com', 'manager');
  expect(await ranch.apply([trial(herd)], member)).toMatchObject({ code: 'forbidden' });
  expect(await ranch.apply([trial(herd)], manager)).toMatchObject({ status: 'applied' });
});

it('what a record of a new kind names is in use, and the refusal says so', async () => {
  const { herd, change, revision } = await aTrial();
  const remove = { kind: 'herd', uuid: herd, base: revision, data: null };
  expect(await ranch.apply([remove])).toMatchObject({
    code: 'in_use',
    details: 'Some trials still name this herd. Delete them first, or retire the herd instead of deleting it',
  });
  const both = [remove, { kind: MADE_UP, uuid: change.uuid, base: revision, data: null }];
  expect(await ranch.apply(both)).toMatchObject({ status: 'applied' });
});

it('it is in the history of what it names, in records.json, in the schema, and among what was deleted', async () => {
  const { herd, change, revision } = await aTrial();
  const { versions } = await read<{ versions: { revision: number }[] }>(`records/${herd}/history?related=true`);
  expect(versions.map((each) => each.revision)).toContain(revision);
  const file = await read<{ records: object[] }>('export/records.json');
  expect(file.records).toContainEqual(expect.objectContaining({ kind: MADE_UP, uuid: change.uuid, data: change.data }));
  const schema = (await test.get('/api/v1/schema')).json<{ $defs: Record<string, object> }>();
  expect(schema.$defs[MADE_UP]).toMatchObject({ required: ['herd_uuid', 'at', 'note'] });
  await ranch.write([{ kind: MADE_UP, uuid: change.uuid, base: revision, data: null }]);
  const deleted = await read<{ groups: { records: object[] }[] }>('deleted');
  expect(deleted.groups[0]?.records).toEqual([{ kind: MADE_UP, uuid: change.uuid, data: change.data }]);
});

it('a plan that a move was made from is in use, and nobody is told to retire it', async () => {
  const [herd, paddock, plan] = [randomUUID(), randomUUID(), randomUUID()];
  const places = { herd_uuid: herd, paddock_uuids: [paddock] };
  await ranch.write([newRecord('herd', {}, herd), newRecord('paddock', {}, paddock)]);
  await ranch.write([newRecord('plan', places, plan)]);
  const revision = await ranch.write([newRecord('move', { ...places, at: from(-MINUTE), plan_uuid: plan })]);
  expect(await ranch.apply([{ kind: 'plan', uuid: plan, base: revision, data: null }])).toMatchObject({
    code: 'in_use',
    details: 'Some moves still name this planned move. Delete them first',
  });
});

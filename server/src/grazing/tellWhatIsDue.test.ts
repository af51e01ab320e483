import { randomUUID } from 'node:crypto';
import { newRecord, type GrazingRanch } from '../../test/support/GrazingRanch';
import { NoticedRanch } from '../../test/support/NoticedRanch';
import type { TestApp } from '../../test/support/testApp';
import { tellWhatIsDue } from './tellWhatIsDue';

jest.setTimeout(60_000);

let on: NoticedRanch;
let test: TestApp;
let ranch: GrazingRanch;
let bo: NoticedRanch['bo'];
const [cows, bulls, creek, mesa] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

beforeEach(async () => {
  on = await NoticedRanch.start();
  ({ test, ranch, bo } = on);
  await ranch.write([
    { kind: 'ranch', uuid: ranch.uuid, base: 1, data: { time_zone: 'America/Denver' } },
    newRecord('herd', { name: 'Cows' }, cows),
    newRecord('herd', { name: 'Bulls' }, bulls),
    newRecord('paddock', { name: 'Creek' }, creek),
    newRecord('paddock', { name: 'Mesa' }, mesa),
  ]);
  await on.turnOn();
});
afterEach(() => on.close());

const planAt = (at: string, uuid: string = randomUUID(), token?: string) =>
  ranch.write([newRecord('plan', { herd_uuid: cows, paddock_uuids: [creek], at, days: 3 }, uuid)], token);

const fail = (err: unknown) => {
  throw err;
};

/** Moves the clock to an instant, and has a server, or several at once, look what is due. */
async function lookAt(time: string, servers = 1): Promise<void> {
  test.clock.advance(Date.parse(time) - test.clock.now().getTime());
  const { db, clock } = test;
  const notices = { isOn: true, send: async () => undefined };
  await Promise.all(Array.from({ length: servers }, () => tellWhatIsDue({ db, clock, notices }, fail)));
}
async function told() {
  const rows = await test.db.selectFrom('push_messages').selectAll().orderBy('due_at').orderBy('thing').execute();
  return rows.map(({ notice, is_urgent }) => ({ ...(notice as { title?: string }), is_urgent }));
}
/** Without those that passed before they were sent: their words are gone. */
const titles = async () => (await told()).flatMap(({ title }) => title ?? []).sort();

it('herds that are due to move are told from 5 in the morning on, once, with the form of the move', async () => {
  await planAt('2026-05-03T18:00:00.000Z');
  await ranch.write([
    newRecord('move', { herd_uuid: bulls, paddock_uuids: [mesa], at: '2026-04-30T12:00:00.000Z', planned_days: 3 }),
  ]);
  await lookAt('2026-05-03T10:59:00.000Z');
  expect(await told()).toEqual([]);
  await lookAt('2026-05-03T11:00:00.000Z', 3);
  expect(await titles()).toEqual(['Move Bulls: Mesa until today', 'Move Cows to Creek: today']);
  const cowsTold = (await told()).find(({ title }) => title?.includes('Cows'));
  expect(cowsTold).toMatchObject({
    is_urgent: true,
    url: `/todo?ranch=${ranch.uuid}`,
    moved: { open: 'Open', title: 'Moved', url: `/herds?form=move&herd=${cows}&paddock=${creek}&ranch=${ranch.uuid}` },
  });
  await lookAt('2026-05-04T11:00:00.000Z', 2);
  expect(await titles()).toHaveLength(2);
});

it('a notice of a move is urgent, and the very words reach the phone', async () => {
  await planAt('2026-05-03T18:00:00.000Z');
  await lookAt('2026-05-03T12:00:00.000Z');
  await on.lookAfter(0);
  expect(await on.service.messages(1)).toMatchObject([{ title: 'Move Cows to Creek: today', body: "Maria's Ranch" }]);
  expect(on.service.received[0]?.headers.urgency).toBe('high');
});

it('tasks that are due are told to whom they are given, and those of nobody to everyone', async () => {
  await on.turnOn(ranch.host.owner);
  await ranch.write([
    newRecord('task', { title: 'Fix', due_on: '2026-05-03', assignee_uuid: null, paddock_uuid: creek }),
    newRecord('task', { title: 'Fence', due_on: '2026-05-04', assignee_uuid: null }),
    newRecord('task', { title: 'Done', due_on: '2026-05-03', done_at: '2026-05-01T11:00:00.000Z' }),
  ]);
  await lookAt('2026-05-03T11:00:00.000Z');
  expect(await titles()).toEqual(['A task is due today: Creek', 'A task is due today: Creek']);
  const [own] = await test.db.selectFrom('users').select('uuid').where('email', '=', ranch.host.email).execute();
  await ranch.write([newRecord('task', { due_on: '2026-05-05', assignee_uuid: own?.uuid ?? null })]);
  await lookAt('2026-05-05T11:00:00.000Z');
  expect((await titles()).filter((title) => title === 'A task is due today')).toHaveLength(1);
});

it('what comes to be due later in the day is told then, and not to who wrote it', async () => {
  await on.turnOn(ranch.host.owner);
  await lookAt('2026-05-03T15:00:00.000Z');
  await planAt('2026-05-03T20:00:00.000Z', randomUUID(), bo.token);
  await lookAt('2026-05-03T15:01:00.000Z');
  const rows = await test.db.selectFrom('push_messages').select('user_uuid').execute();
  expect(rows.map(({ user_uuid }) => user_uuid)).toEqual([expect.not.stringMatching(bo.uuid)]);
});

it('what is late is said with its days, and a plan that is put off is told again on its day', async () => {
  const plan = randomUUID();
  const base = await planAt('2026-05-01T18:00:00.000Z', plan);
  await lookAt('2026-05-03T15:00:00.000Z');
  expect(await titles()).toEqual(['Move Cows to Creek: 2 days late']);
  const data = { ...(await ranch.record(plan))?.data, at: '2026-05-05T18:00:00.000Z' };
  await ranch.write([{ kind: 'plan', uuid: plan, base, data }]);
  await lookAt('2026-05-04T15:00:00.000Z');
  expect(await titles()).toEqual([]);
  await lookAt('2026-05-05T15:00:00.000Z');
  expect(await titles()).toEqual(['Move Cows to Creek: today']);
});

it('a person who turns them on is told what is due today, and others aren’t told again', async () => {
  await planAt('2026-05-03T18:00:00.000Z');
  await lookAt('2026-05-03T15:00:00.000Z');
  await on.turnOn(ranch.host.owner);
  await lookAt('2026-05-03T15:01:00.000Z');
  expect(await titles()).toEqual(['Move Cows to Creek: today', 'Move Cows to Creek: today']);
});

it('PHOTOS P8: is in the language of who gets it', async () => {
  await test.call('PATCH', '/api/v1/user/me', { token: bo.token, body: { language: 'es' } });
  await planAt('2026-05-02T18:00:00.000Z');
  await lookAt('2026-05-03T15:00:00.000Z');
  expect(await titles()).toEqual(['Mueva Cows a Creek: 1 día de atraso']);
  expect(await told()).toMatchObject([{ language: 'es', moved: { title: 'Ya se movió' } }]);
});

it('what was done or deleted before it was told is told no more', async () => {
  await on.choose({ quiet: { from: 21, until: 20 } });
  // On that day already: what waits until the evening of an earlier one would be sent as the clock passes it.
  await lookAt('2026-05-03T14:00:00.000Z');
  const uuid = randomUUID();
  await on.give({ due_on: '2026-05-03' }, uuid);
  await lookAt('2026-05-03T15:00:00.000Z');
  // The one that it was given, and the one that it is due.
  expect(await on.waiting()).toBe(2);
  const [task] = (await ranch.read())
    .json<{ records: { uuid: string; revision: number }[] }>()
    .records.filter((each) => each.uuid === uuid);
  await ranch.write([{ kind: 'task', uuid, base: task?.revision, data: null }]);
  await lookAt('2026-05-03T16:00:00.000Z');
  expect(await on.waiting()).toBe(1);
});

it('who chooses to be told of more hears of it on the same day', async () => {
  await on.choose({ tasks: false });
  await ranch.write([newRecord('task', { due_on: '2026-05-03', assignee_uuid: null })]);
  await lookAt('2026-05-03T15:00:00.000Z');
  expect(await told()).toEqual([]);
  await on.choose({ tasks: true });
  await lookAt('2026-05-03T15:01:00.000Z');
  expect(await told()).toHaveLength(1);
});

it('each device is told of fifty things at once at most, however many are due', async () => {
  for (let more = 0; more < 9; more += 1) await on.turnOn();
  await ranch.write(
    Array.from({ length: 600 }, () => newRecord('task', { due_on: '2026-05-03', assignee_uuid: on.bo.uuid })),
  );
  await lookAt('2026-05-03T15:00:00.000Z');
  const rows = await test.db.selectFrom('push_messages').select('thing').execute();
  expect(rows.filter(({ thing }) => thing.startsWith('task '))).toHaveLength(500);
  expect(rows.filter(({ thing }) => thing.startsWith('given '))).toHaveLength(500);
});

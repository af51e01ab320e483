import { randomUUID } from 'node:crypto';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { mailbox } from '../../test/support/mailbox';
import { SECRET, testConfig, TestApp } from '../../test/support/testApp';
import { Mailer } from '../mail/Mailer';
import { noMetrics } from '../metrics/Metrics';
import { sendMoveNotices } from './sendMoveNotices';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
const [cows, bulls, creek, mesa] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

beforeEach(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  await ranch.write([
    { kind: 'ranch', uuid: ranch.uuid, base: 1, data: { time_zone: 'America/Denver' } },
    newRecord('herd', { name: 'Cows' }, cows),
    newRecord('herd', { name: 'Bulls' }, bulls),
    newRecord('paddock', { name: 'Creek' }, creek),
    newRecord('paddock', { name: 'Mesa' }, mesa),
  ]);
});
afterEach(() => test.close());

/** A server of its own over the same database, as far as notices go. */
function aServer() {
  const { db, clock } = test;
  const config = testConfig({ dataDir: test.dataDir });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { db, clock, config, mailer: new Mailer({ config, db, clock, secretKey: SECRET, metrics: noMetrics }, log) };
}

const want = (isWanted = true) =>
  test.call('PATCH', '/api/v1/user/me', {
    token: ranch.host.owner,
    body: { settings: { units: 'metric', move_notices: isWanted } },
  });
const planAt = (at: string, days = 3, uuid: string = randomUUID()) =>
  ranch.write([newRecord('plan', { herd_uuid: cows, paddock_uuids: [creek], at, days }, uuid)]);

/** Moves the clock to an instant, and has a server look whether anyone is to hear. */
async function lookAt(time: string, servers = 1): Promise<void> {
  test.clock.advance(Date.parse(time) - test.clock.now().getTime());
  await Promise.all(Array.from({ length: servers }, () => sendMoveNotices(aServer())));
}
async function notices() {
  const mails = await mailbox(test, ranch.host.email);
  return mails.filter(({ subject }) => subject?.includes('due'));
}

it('says in the morning what is due and overdue, once, and to nobody who has not asked', async () => {
  await planAt('2026-05-03T18:00:00.000Z');
  await ranch.write([
    newRecord('move', { herd_uuid: bulls, paddock_uuids: [mesa], at: '2026-04-28T12:00:00.000Z', planned_days: 3 }),
  ]);
  await lookAt('2026-05-03T11:30:00.000Z');
  expect(await notices()).toEqual([]);

  expect((await want()).statusCode).toBe(200);
  // 4:59 in Denver, and 5:00.
  await lookAt('2026-05-03T10:59:00.000Z');
  expect(await notices()).toEqual([]);
  await lookAt('2026-05-03T11:00:00.000Z', 2);
  const [mail, ...more] = await notices();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/: 2 moves are due$/);
  expect(mail?.text).toContain('Bulls: the planned days are over, 2 days late.');
  expect(mail?.text).toContain('Cows to Creek: today.');
  expect(mail?.text).toContain('/todo');
  expect(mail?.text).toContain('/settings/account');

  await lookAt('2026-05-03T15:00:00.000Z', 2);
  expect(await notices()).toHaveLength(1);
  await lookAt('2026-05-04T11:00:00.000Z', 2);
  expect(await notices()).toHaveLength(2);
});

it('says nothing where nothing is due, also not when that changes later in the morning', async () => {
  await want();
  await planAt('2026-05-09T18:00:00.000Z');
  await lookAt('2026-05-03T11:00:00.000Z');
  await planAt('2026-05-03T20:00:00.000Z');
  await lookAt('2026-05-03T16:00:00.000Z');
  expect(await notices()).toEqual([]);
});

it('catches up until noon when no server ran at 5, and not after it', async () => {
  await want();
  await planAt('2026-05-03T18:00:00.000Z');
  await lookAt('2026-05-03T18:00:00.000Z');
  expect(await notices()).toEqual([]);
  await lookAt('2026-05-04T17:59:00.000Z');
  expect(await notices()).toHaveLength(1);
});

it('comes at 5 by the clock on the days on which it is changed', async () => {
  await want();
  const plan = randomUUID();
  await planAt('2026-05-03T18:00:00.000Z', 3, plan);
  // Summer time ends at 2:00 on 1 November 2026 and begins at 2:00 on 14 March 2027: 5:00 is 12:00 and 11:00 UTC.
  await lookAt('2026-11-01T11:59:00.000Z');
  expect(await notices()).toEqual([]);
  await lookAt('2026-11-01T12:00:00.000Z');
  expect(await notices()).toHaveLength(1);
  await lookAt('2027-03-14T10:59:00.000Z');
  expect(await notices()).toHaveLength(1);
  await lookAt('2027-03-14T11:00:00.000Z');
  expect(await notices()).toHaveLength(2);
});

it('leaves out what was made, herds that are retired, and people who have left or asked no more', async () => {
  await want();
  const plan = randomUUID();
  await planAt('2026-05-01T06:00:00.000Z', 3, plan);
  await ranch.write([
    newRecord('move', {
      herd_uuid: cows,
      paddock_uuids: [creek],
      at: '2026-05-01T06:00:00.000Z',
      plan_uuid: plan,
      planned_days: 30,
    }),
  ]);
  await lookAt('2026-05-03T11:00:00.000Z');
  expect(await notices()).toEqual([]);
  await planAt('2026-05-04T18:00:00.000Z');
  await want(false);
  await lookAt('2026-05-04T11:00:00.000Z');
  expect(await notices()).toEqual([]);
  await want();
  await test.db.deleteFrom('memberships').execute();
  await lookAt('2026-05-05T11:00:00.000Z');
  expect(await notices()).toEqual([]);
});

it('goes by the last planned days of a stay that was continued, and by none of an earlier stay', async () => {
  await want();
  const move = (herd: string, paddocks: string[], at: string, days: number | null) =>
    newRecord('move', { herd_uuid: herd, paddock_uuids: paddocks, at, planned_days: days });
  await ranch.write([
    move(cows, [creek, mesa], '2026-04-20T12:00:00.000Z', 40),
    move(cows, [mesa, creek], '2026-04-25T12:00:00.000Z', 7),
    move(cows, [creek, mesa], '2026-04-26T12:00:00.000Z', null),
    move(bulls, [creek], '2026-04-20T12:00:00.000Z', 2),
    move(bulls, [mesa], '2026-04-21T12:00:00.000Z', null),
  ]);
  await lookAt('2026-05-03T11:00:00.000Z');
  const [mail] = await notices();
  expect(mail?.subject).toMatch(/: 1 move is due$/);
  expect(mail?.text).toContain('Cows: the planned days are over, since yesterday: 1 day late.');
});

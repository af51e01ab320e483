import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveriesPage, Delivery } from '@contract/hooks/delivery';
import type { NewWebhook } from '@contract/hooks/webhook';
import { sql } from 'kysely';
import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { answerWith, Receiver } from '../../test/support/Receiver';
import { until } from '../../test/support/runningServer';
import { TwoServers, type RanchOfTwo } from '../../test/support/TwoServers';
import { connect } from '../db/connect';
import type { Db } from '../db/Database';

jest.setTimeout(300_000);

/** The lease of a try is a minute; processes look every 20 s for what is due. */
const TAKEN_AGAIN_MS = 120_000;
const MOVES = 30;

let two: TwoServers;
let ranch: RanchOfTwo;
let db: Db;
let receiver: Receiver;
beforeEach(async () => {
  two = await TwoServers.start({ WEBHOOK_ALLOW: '127.0.0.1', LOG_LEVEL: 'warn' });
  ranch = await two.ranch();
  db = connect(two.database.url);
  receiver = await Receiver.start();
  // One process sends; the other one starts once it is killed.
  await two.stop(1);
});
afterEach(async () => {
  await db.destroy();
  await two.close();
  await receiver.stop();
});

const post = <Answer>(path: string, body: unknown) =>
  two.json<Answer>(0, `${ranch.path}${path}`, { method: 'POST', token: ranch.owner, body });

const makeWebhook = () =>
  post<NewWebhook>('/webhook', { name: 'Fence', address: receiver.address, events: ['herd.moved'] });

const press = (path: string) => two.call(0, `${ranch.path}${path}`, { method: 'POST', token: ranch.owner, body: {} });

const send = (changes: unknown[]) =>
  post('/changes', { schema: 1, sent_at: new Date().toISOString(), groups: [aGroup(changes)] });

async function deliveries({ uuid }: NewWebhook): Promise<Delivery[]> {
  const path = `${ranch.path}/webhook/${uuid}/delivery`;
  return (await two.json<DeliveriesPage>(1, path, { token: ranch.owner })).deliveries;
}

/** The processes of the database that wait for a lock of another one. */
const waitingForLock = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.map(({ pid }) => pid);
};

/**
 * Kills the process that sends once its receiver has answered, before it has noted that: the note waits for a lock, and ends
 * with its connection.
 */
async function killBeforeNote(answer: () => void): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select from webhook_deliveries for update`.execute(trx);
    answer();
    await until(async () => (await waitingForLock()).length > 0);
    await two.kill(0);
    for (const pid of await waitingForLock()) await sql`select pg_terminate_backend(${pid})`.execute(db);
    await until(async () => (await waitingForLock()).length === 0);
  });
}

test('OPEN H3: a process killed between the try and its note: another one sends the message again by the same id', async () => {
  const held: ServerResponse[] = [];
  receiver.answer = (response) => void held.push(response);
  const webhook = await makeWebhook();
  await press(`/webhook/${webhook.uuid}/test`);
  await until(() => held.length === 1);
  await killBeforeNote(() => held[0]?.writeHead(204).end());
  receiver.answer = answerWith(204);
  await two.restart(1);
  expect(await deliveries(webhook)).toMatchObject([{ state: 'waiting', tries: 1, tried_at: null }]);
  await until(() => receiver.received.length === 2, TAKEN_AGAIN_MS);
  const [first, second] = receiver.received;
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
  await until(async () => (await deliveries(webhook))[0]?.state === 'delivered');
  expect(await deliveries(webhook)).toMatchObject([{ tries: 2, status: 204, failure: null }]);
});

test('OPEN H3: a process killed in the middle of 30 messages: none is lost, and only those under way come twice', async () => {
  receiver.answer = (response) => void sleep(300).then(() => response.writeHead(204).end());
  const webhook = await makeWebhook();
  const herd = newRecord('herd');
  await send([herd]);
  const moves = Array.from({ length: MOVES }, () =>
    newRecord('move', { herd_uuid: herd.uuid, paddock_uuids: [], off: 'corral' }),
  );
  await send(moves);
  await until(() => receiver.received.length >= 8);
  await two.kill(0);
  await two.restart(1);
  await until(async () => (await deliveries(webhook)).every(({ state }) => state === 'delivered'), TAKEN_AGAIN_MS);
  const sent = receiver.received.map(
    ({ body }) => (JSON.parse(body) as { data: { move_uuid: string } }).data.move_uuid,
  );
  expect(new Set(sent)).toEqual(new Set(moves.map(({ uuid }) => uuid)));
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(MOVES);
  expect(sent.length - MOVES).toBeLessThanOrEqual(4);
});

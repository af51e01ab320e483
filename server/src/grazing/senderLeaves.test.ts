import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { until } from '../../test/support/runningServer';
import { CONNECTIONS_MAX } from '../db/connect';

jest.setTimeout(60_000);

const THIRD = CONNECTIONS_MAX / 3;

let test: TestApp;
let ranch: GrazingRanch;
let address: string;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Begins a call over a real connection, and answers how to leave it and when all of it has been written. */
function begin(groups: object[]): { leave: () => void; written: Promise<void> } {
  const body = JSON.stringify({ schema: 1, sent_at: test.clock.now().toISOString(), groups });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ranch.host.owner}` };
  const sent = request(`${address}${ranch.path}/changes`, { method: 'POST', headers });
  sent.on('error', () => undefined);
  const written = new Promise<void>((resolve) => sent.end(body, resolve));
  return { leave: () => void sent.destroy(), written };
}

/** Resolves once so many queries of the test's database wait for a lock. */
async function someoneWaits(atLeast = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
    if (rows.length >= atLeast) return;
    await sleep(10);
  }
}

/** Resolves once the ranch has that head, and sees that it keeps it. */
async function recorded(head: number): Promise<void> {
  await until(async () => (await ranch.page()).head >= head, 30_000);
  await sleep(500);
  expect((await ranch.page()).head).toBe(head);
}

it('attack F3: when the sender has left, only the group under way is finished', async () => {
  const groups = Array.from({ length: 20 }, () => aGroup([newRecord('herd')]));
  await test.db.transaction().execute(async (trx) => {
    await sql`select from ranches where uuid = ${ranch.uuid} for no key update`.execute(trx);
    const { leave } = begin(groups);
    await someoneWaits();
    leave();
    await sleep(100);
  });
  await sleep(500);
  expect((await ranch.page()).head).toBeLessThanOrEqual(2);
  // Sent again, all are applied, each once.
  const again = await ranch.send(groups);
  expect(again.json()).toMatchObject({ head: 21 });
});

it.each([1, 800])(
  'what one person wrote in %i changes is recorded, though they have closed the page',
  async (count) => {
    const { head } = await ranch.page();
    await test.db.transaction().execute(async (trx) => {
      await sql`select from ranches where uuid = ${ranch.uuid} for no key update`.execute(trx);
      const { leave, written } = begin([aGroup(Array.from({ length: count }, () => newRecord('herd')))]);
      // All of it is there, and none of it is begun.
      await written;
      await sleep(20);
      leave();
      await sleep(200);
    });
    await recorded(head + 1);
  },
);

it('what one person wrote is recorded, though they have closed the page before it was known who they are', async () => {
  const { head } = await ranch.page();
  await test.db.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx);
    const { leave } = begin([aGroup([newRecord('herd')])]);
    await someoneWaits();
    leave();
    await sleep(200);
  });
  await recorded(head + 1);
});

it('attack F3: a large body of which the sender waits for nothing any more is not read to its end', async () => {
  const { head } = await ranch.page('?limit=1');
  const changes = Array.from({ length: 20_000 }, () => newRecord('herd', { note: 'x'.repeat(400) }));
  const { leave } = begin([aGroup(changes)]);
  await sleep(50);
  leave();
  await sleep(1_500);
  expect((await ranch.page()).head).toBe(head);
});

it('attack F3: few changes that are large are not begun for a sender who has left', async () => {
  const { head } = await ranch.page();
  const corner = (index: number): [number, number] => {
    const angle = ((index % 4_999) / 4_999) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const ring = Array.from({ length: 5_000 }, (_none, index) => corner(index));
  const shape = { type: 'Polygon' as const, coordinates: [ring] };
  const large = [aGroup(Array.from({ length: 4 }, () => newRecord('paddock', { acres: null, shape })))];
  await test.db.transaction().execute(async (trx) => {
    await sql`select from ranches where uuid = ${ranch.uuid} for no key update`.execute(trx);
    // They have all connections that the ranch may have.
    for (let call = 0; call < THIRD; call += 1) begin([aGroup([newRecord('herd')])]);
    await someoneWaits(THIRD);
    const { leave } = begin(large);
    await sleep(1_000);
    leave();
    await sleep(100);
  });
  await sleep(1_000);
  expect((await ranch.page()).head).toBe(head + THIRD);
  // Nothing is wrong with it.
  expect((await ranch.send(large)).json()).toMatchObject({ head: head + THIRD + 1 });
});

import { HookedRanch } from '../../test/support/HookedRanch';
import { newRecord } from '../../test/support/GrazingRanch';
import { answerWith } from '../../test/support/Receiver';
import { MINUTE, SECOND } from '../../test/support/testApp';
import { sweepHooks } from './sweepHooks';

jest.setTimeout(120_000);

let on: HookedRanch;
beforeEach(async () => {
  on = await HookedRanch.start();
  on.receiver.answer = answerWith(503);
});
afterEach(() => on.close());

/** Changes the record this often, each time as a message of its own that does not arrive. */
async function change(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await on.ranch.write([newRecord('herd'), newRecord('rain')]);
    await on.sendAfter(10 * SECOND);
  }
}

const sweep = (most: number) => sweepHooks(on.test.db, on.test.clock.now(), { most });

const told = async (uuid: string) =>
  (await on.deliveries(uuid)).map(({ event, state, body }) => {
    const { from, to, kinds } = (JSON.parse(body) as { data: { from?: number; to?: number; kinds?: object } }).data;
    return { event, state, from, to, kinds };
  });

it('OPEN §4: of too many messages that wait, the oldest record.changed become one, with all their changes', async () => {
  const { uuid } = await on.make({ events: ['record.changed'] });
  const { head } = await on.ranch.page();
  await change(6);
  expect(await told(uuid)).toHaveLength(6);
  await sweep(4);
  const kinds = { herd: 1, rain: 1 };
  const state = 'waiting';
  const event = 'record.changed';
  expect(await told(uuid)).toEqual([
    ...[6, 5, 4].map((n) => ({ event, state, from: head + n - 1, to: head + n, kinds })),
    { event, state, from: head, to: head + 3, kinds: { herd: 3, rain: 3 } },
  ]);
  on.receiver.answer = answerWith(204);
  const before = on.receiver.received.length;
  await on.sendAfter(40 * MINUTE);
  await on.receiver.messages(before + 4);
  expect((await told(uuid)).map((each) => each.state)).toEqual(Array.from({ length: 4 }, () => 'delivered'));
});

it('OPEN §4: as many messages as may wait are left as they are, and so is what is not record.changed', async () => {
  const { uuid } = await on.make({ events: ['record.changed', 'herd.moved'] });
  await change(1);
  await on.ranch.write([on.move(), on.move(), on.move()]);
  await on.sendAfter(10 * SECOND);
  const before = await on.deliveries(uuid);
  await sweep(before.length);
  expect(await on.deliveries(uuid)).toEqual(before);
});

it('OPEN §4: one record.changed among too many moves keeps its id and its tries', async () => {
  const { uuid } = await on.make({ events: ['record.changed', 'herd.moved'] });
  await change(1);
  await on.change(uuid, { events: ['herd.moved'] });
  await on.ranch.write([on.move(), on.move(), on.move()]);
  await on.sendAfter(10 * SECOND);
  const before = await on.deliveries(uuid);
  expect(before.map(({ event }) => event).sort()).toEqual(['herd.moved', 'herd.moved', 'herd.moved', 'record.changed']);
  await sweep(2);
  expect(await on.deliveries(uuid)).toEqual(before);
});

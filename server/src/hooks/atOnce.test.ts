import { setTimeout as sleep } from 'node:timers/promises';
import { HeldReceivers } from '../../test/support/HeldReceivers';
import { HookedRanch } from '../../test/support/HookedRanch';
import { until } from '../../test/support/NoticedRanch';

jest.setTimeout(120_000);

let on: HookedRanch;
let receivers: HeldReceivers[];
/** The most that was under way at once: to one host, and in all. */
let peak: { host: number; all: number };
beforeEach(async () => {
  on = await HookedRanch.start({ config: { webhookAllow: ['127.0.0.0/8'] } });
  receivers = [];
  peak = { host: 0, all: 0 };
});
afterEach(async () => {
  for (const each of receivers) each.release();
  await on.close();
  await Promise.all(receivers.map((each) => each.stop()));
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function count(): void {
  const underWay = receivers.flatMap((each) => each.underWay);
  peak = { host: Math.max(peak.host, ...underWay), all: Math.max(peak.all, sum(underWay)) };
}

async function held(from: number, hosts: number): Promise<HeldReceivers> {
  const started = await HeldReceivers.start(from, hosts, count);
  receivers.push(started);
  return started;
}

/** Has a ranch tell some addresses of this many moves. */
async function tell(ranch: HookedRanch, addresses: readonly string[], moves: number): Promise<void> {
  for (const [index, address] of addresses.entries()) await ranch.make({ address, name: `Hook ${index}` });
  await ranch.ranch.write(Array.from({ length: moves }, () => ranch.move()));
}

/** Once this many are under way, and none came on top for a while. */
async function settledAt(most: { host: number; all: number }): Promise<void> {
  await until(() => sum(receivers.flatMap((each) => each.underWay)) === most.all);
  await sleep(500);
  expect(peak).toEqual(most);
}

it('OPEN §4: at most 4 deliveries at a time go to one host, and the rest follows', async () => {
  const two = await held(11, 2);
  await tell(on, two.addresses, 7);
  await settledAt({ host: 4, all: 8 });
  two.release();
  await until(() => two.total >= 14);
});

it('OPEN §4: 20 deliveries at a time in all, 10 of one ranch: whose receivers all hang leaves the others as much', async () => {
  const [mine, theirs, third] = [await held(21, 4), await held(31, 4), await held(41, 1)];
  await tell(on, mine.addresses, 5);
  await settledAt({ host: 4, all: 10 });
  await tell(await on.neighbor(), theirs.addresses, 5);
  await settledAt({ host: 4, all: 20 });
  await tell(await on.neighbor(), third.addresses, 1);
  await sleep(500);
  expect(peak.all).toBe(20);
  for (const each of receivers) each.release();
  await until(() => third.total === 1);
});

it('OPEN §4: a receiver that hangs holds up no other of the ranch', async () => {
  const [hanging, others] = [await held(51, 1), await held(61, 2)];
  others.release();
  await tell(on, [...hanging.addresses, ...others.addresses], 10);
  await until(() => others.total === 20);
  expect(sum(hanging.underWay)).toBeGreaterThan(0);
});

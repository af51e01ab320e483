import { recordPaths } from '../../contract/grazing/recordPaths';
import { makeFieldRanch, type FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { v1 } from '../serverSide/people';
import { untilKept, withDevice, type Device } from './device';
import { BAR, openWatched } from '../../e2e/support/openWatched';
import { poll } from './poll';
import { inStore, serveStorePage } from './serveStorePage';

const EMAIL = 'far@example.com';
const GROUPS = 500;
/** 64 kbit/s. */
const FAR = 8_000;
const LOSES_EVERY = 10;
const WITHIN_MS = 180_000;
const PATIENCE_MS = 400_000;
/** It takes more than a minute, and a line and not the machine decides how long. */
const ROUNDS_MAX = 3;
const CALLS = /\/(changes|records)$/;

/** Runs in the page: how many groups are on the device that the server has not, as far as it knows. */
const COUNT_WAITING = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('grazewell-outbox');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const counting = opening.result.transaction('groups').objectStore('groups').count();
    counting.onerror = reject;
    counting.onsuccess = () => {
      opening.result.close();
      resolve(counting.result);
    };
  };
})`;

interface Sent {
  ms: number;
  calls: number;
}

/** How many moves the server has that were each written by a revision of their own. */
async function countMoves({ address, uuid, token }: FieldRanch): Promise<number> {
  const path = `${address}${v1(recordPaths.records(uuid))}`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const { records } = (await answer.json()) as { records: { kind: string; revision: number }[] };
  return new Set(records.filter(({ kind }) => kind === 'move').map(({ revision }) => revision)).size;
}

/** Lets groups wait, and measures from when the network is there until the device knows that all are saved. */
async function sendAll({ profile, line }: Device, ranch: FieldRanch): Promise<Sent> {
  const store = await profile.context.newPage();
  await inStore(store, line, 'queueMoves', GROUPS, ranch.herd, ranch.paddock);
  await store.close();
  line.manner = 'gone';
  await profile.context.setOffline(true);
  const { page } = await openWatched(profile.context, `${line.address}/herds`, BAR);
  const waiting = (): Promise<number> => page.evaluate(COUNT_WAITING);
  await poll('groups that wait', async () => (await waiting()) >= GROUPS, PATIENCE_MS);
  const before = line.asked.length;
  Object.assign(line, { manner: 'pass', bytesPerSecond: FAR, losesEvery: LOSES_EVERY });
  const startedAt = performance.now();
  await profile.context.setOffline(false);
  await poll('groups to be sent', async () => (await waiting()) === 0, PATIENCE_MS);
  const ms = performance.now() - startedAt;
  Object.assign(line, { bytesPerSecond: undefined, losesEvery: undefined });
  await page.close();
  return { ms, calls: line.asked.slice(before).filter((path) => CALLS.test(path)).length };
}

async function rounds(device: Device, ranch: FieldRanch, script: string, count: number): Promise<Sent[]> {
  serveStorePage(device.line, script);
  const { page } = await openWatched(device.profile.context, `${device.line.address}/herds`, BAR);
  await untilKept(page);
  await page.close();
  const sent: Sent[] = [];
  for (let round = 1; round <= count; round += 1) {
    process.stderr.write(`Bad line, round ${round} of ${count}\n`);
    sent.push(await sendAll(device, ranch));
  }
  return sent;
}

/** How long 500 groups take over a line from far away that loses answers. */
export async function measureBadLine({ address }: Site, script: string, atMost: number): Promise<Figure[]> {
  const ranch = await makeFieldRanch(address, EMAIL);
  const count = Math.min(atMost, ROUNDS_MAX);
  const sent = await withDevice({ address, email: EMAIL }, (device) => rounds(device, ranch, script, count));
  const calls = sent.reduce((sum, each) => sum + each.calls, 0);
  return [
    {
      what: `${GROUPS} groups over 64 kbit/s, every tenth answer lost, until the device knows them saved`,
      unit: 'ms',
      samples: sent.map(({ ms }) => ms),
      budget: { atMost: WITHIN_MS },
      details: [`${calls} calls in all, of which ${Math.floor(calls / LOSES_EVERY)} lost their answer`],
    },
    {
      what: '  of them on the server, each by a revision of its own',
      unit: '',
      samples: [await countMoves(ranch)],
      budget: { atLeast: GROUPS * count },
      beside: { sent: GROUPS * count },
    },
  ];
}

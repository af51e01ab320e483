import { recordPaths } from '../../contract/grazing/recordPaths';
import { makeFieldRanch, type FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import type { Site } from '../serve/serveBaselines';
import { v1 } from '../serverSide/people';
import { startDevice, untilKept, type Device } from './device';
import { BAR, openWatched } from './openWatched';
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

/** The ids of all moves that the server has. */
async function movesOf({ address, uuid, token }: FieldRanch): Promise<string[]> {
  const path = `${address}${v1(recordPaths.records(uuid))}`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const { records } = (await answer.json()) as { records: { kind: string; uuid: string; revision: number }[] };
  return records.filter(({ kind }) => kind === 'move').map(({ revision }) => String(revision));
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

/** How long 500 groups take over a line from far away that loses answers. */
export async function measureBadLine({ address }: Site, script: string, rounds: number): Promise<Figure[]> {
  const ranch = await makeFieldRanch(address, EMAIL);
  const device = await startDevice(address, EMAIL);
  const sent: Sent[] = [];
  const rest = Math.min(rounds, ROUNDS_MAX);
  try {
    serveStorePage(device.line, script);
    const { page } = await openWatched(device.profile.context, `${device.line.address}/herds`, BAR);
    await untilKept(page);
    await page.close();
    for (let round = 1; round <= rest; round += 1) {
      process.stderr.write(`Bad line, round ${round} of ${rest}\n`);
      sent.push(await sendAll(device, ranch));
    }
  } finally {
    await device.end();
  }
  const revisions = await movesOf(ranch);
  const calls = sent.map((each) => each.calls).reduce((sum, count) => sum + count, 0);
  return [
    {
      what: '500 groups over 64 kbit/s, every tenth answer lost, until the device knows them saved',
      unit: 'ms',
      samples: sent.map(({ ms }) => ms),
      budget: { atMost: WITHIN_MS },
      details: [`${calls} calls in all, of which ${Math.floor(calls / LOSES_EVERY)} lost their answer`],
    },
    {
      what: '  moves on the server over groups sent',
      unit: 'times',
      samples: [new Set(revisions).size / (GROUPS * rest)],
      budget: { atMost: 1 },
    },
  ];
}

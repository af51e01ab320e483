import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordPaths } from '../../contract/grazing/recordPaths';
import { v1 } from '../serverSide/people';
import { HAS_PROCESS_FILES, residentOf } from '../serverSide/processFiles';
import { moveCall, write, type FieldRanch } from './fieldRanch';

const STREAMS = 500;
/** As many as a session may have. */
const EACH = 10;
const SETTLED_MS = 3_000;

function open({ address, uuid, token }: FieldRanch): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { headers: { authorization: `Bearer ${token}` }, agent: false };
    request(`${address}${v1(recordPaths.events(uuid))}`, options, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`events answered ${response.statusCode}`));
    })
      .once('error', reject)
      .end();
  });
}

/** When a stream says something next. */
const nextWord = (stream: IncomingMessage) =>
  new Promise<number>((resolve) => stream.once('data', () => resolve(performance.now())));

/** 500 open streams: what the server takes for each, in KiB, and how soon all have heard of a revision, in ms. */
export async function streams(pid: number, ranches: readonly FieldRanch[]) {
  const before = HAS_PROCESS_FILES ? await residentOf(pid) : 0;
  const followed = ranches.slice(0, STREAMS / EACH);
  const opened: IncomingMessage[] = [];
  for (const ranch of followed) {
    opened.push(...(await Promise.all(Array.from({ length: EACH }, () => open(ranch)))));
  }
  for (const stream of opened) stream.on('error', () => undefined).resume();
  await sleep(SETTLED_MS);
  const bytes = HAS_PROCESS_FILES ? (await residentOf(pid)) - before : undefined;
  const words = opened.map(nextWord);
  const written: number[] = [];
  for (const ranch of followed) {
    await write(ranch, moveCall(ranch));
    written.push(performance.now());
  }
  const heard = await Promise.all(words);
  for (const stream of opened) stream.destroy();
  const late = heard.map((at, index) => at - (written[Math.floor(index / EACH)] ?? at));
  return {
    streamKib: bytes === undefined ? undefined : bytes / 1_024 / opened.length,
    toldMs: Math.max(...late),
  };
}

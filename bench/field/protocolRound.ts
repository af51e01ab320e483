import { setTimeout as sleep } from 'node:timers/promises';
import { recordPaths } from '../../contract/grazing/recordPaths';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { load, type Call, type Load } from '../serverSide/load';
import { get, v1 } from '../serverSide/people';
import { changesCall, moveCall, write, type FieldRanch } from './fieldRanch';
import { streams } from './streams';

const CALLERS = 20;
const LOAD_MS = 4_000;
const LARGE_GROUP = 20_000;
const READS = 300;

/** What the calls of the record cost in one round. */
export interface ProtocolRound {
  oneRanch: Load;
  manyRanches: Load;
  /** One group of 20,000 changes, ms, and a move of another person meanwhile, ms each. */
  largeGroup: number;
  meanwhile: readonly number[];
  /** `records?since=` with nothing new. */
  nothingNew: Load;
  /** Memory of a stream in KiB, where the system tells, and how soon all of 500 heard of a revision, ms. */
  streamKib: number | undefined;
  toldMs: number;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** 20 callers, one group of one move a call, over some ranches. */
function moves(ranches: readonly [FieldRanch, ...FieldRanch[]]): Promise<Load> {
  let sent = 0;
  const nextMove = () => moveCall(ranches[(sent += 1) % ranches.length] ?? ranches[0]);
  const call: Call = { ...nextMove(), setupRequest: (request) => ({ ...request, ...nextMove() }) };
  return load({ address: ranches[0].address, connections: range(CALLERS).map(() => [call]), until: sleep(LOAD_MS) });
}

/** One large group, and moves one after the other for as long as it takes. */
async function largeGroup(ranch: FieldRanch): Promise<{ took: number; meanwhile: number[] }> {
  const changes = range(LARGE_GROUP).map((index) =>
    newRecord('move', {
      herd_uuid: ranch.herd,
      paddock_uuids: [ranch.paddock],
      at: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    }),
  );
  let isOver = false;
  const took = write(ranch, changesCall(ranch, changes)).finally(() => (isOver = true));
  const meanwhile: number[] = [];
  while (!isOver) meanwhile.push(await write(ranch, moveCall(ranch)));
  return { took: await took, meanwhile };
}

async function nothingNew(ranch: FieldRanch): Promise<Load> {
  const path = v1(recordPaths.records(ranch.uuid));
  const first = await fetch(`${ranch.address}${path}?limit=1`, { headers: { authorization: `Bearer ${ranch.token}` } });
  const { head } = (await first.json()) as { head: number };
  const call = get(`${path}?since=${head}`, ranch.token);
  const loads: number[] = [];
  const startedAt = performance.now();
  for (let count = 0; count < READS; count += 1) {
    const { times } = await load({ address: ranch.address, connections: [[call]] });
    loads.push(...times);
  }
  return { times: loads, perSecond: (loads.length / (performance.now() - startedAt)) * 1_000 };
}

/** Measures each once, one after the other. */
export async function protocolRound(pid: number, ranches: readonly FieldRanch[]): Promise<ProtocolRound> {
  const [first, second, ...more] = ranches;
  if (first === undefined || second === undefined) throw new Error('There are no ranches');
  const oneRanch = await moves([first]);
  const manyRanches = await moves([first, second, ...more]);
  const { took, meanwhile } = await largeGroup(second);
  const quiet = await nothingNew(second);
  const { streamKib, toldMs } = await streams(pid, ranches);
  return { oneRanch, manyRanches, largeGroup: took, meanwhile, nothingNew: quiet, streamKib, toldMs };
}

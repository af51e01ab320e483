import { availableParallelism } from 'node:os';
import { CONNECTIONS_MAX } from '../db/connect';
import { FairShare } from './FairShare';

const MIB = 1024 * 1024;
/** What is left to sign-ins, pages and streams, whatever is read and written. */
const CONNECTIONS_LEFT = 3;
const THREADS = 2;
const MEMORY = 256 * MIB;

const aThirdOf = (most: number): number => Math.max(1, Math.floor(most / 3));

/** Places and line of which no person, ranch or key has more than a third. */
const inThirds = (most: number, waiting: number, waitMs: number): FairShare =>
  new FairShare({ most, mostPerKey: aThirdOf(most), waiting, waitingPerKey: aThirdOf(waiting), waitMs });

/** What large reads and writes share, in this process. No person, ranch or key ever takes more than a third. */
export interface Shares {
  /** Connections to the database: `run(sharersOf(asker), () => query)`, once for each query or transaction. */
  connections: FairShare;
  /** Slices of large answers that are made at once: more than there are cores would only slow each other, and all else. */
  slices: FairShare;
  /** Files that are written in threads at once. */
  threads: FairShare;
  /** Pictures that are opened at once, one for each core. */
  pictures: FairShare;
  /** Bytes of answers that have not been sent yet. */
  memory: FairShare;
}

export function buildShares(): Shares {
  const connections = new FairShare({
    most: CONNECTIONS_MAX - CONNECTIONS_LEFT,
    mostPerKey: aThirdOf(CONNECTIONS_MAX),
    waiting: 240,
    waitingPerKey: aThirdOf(240),
    waitMs: 10_000,
  });
  const slices = inThirds(Math.min(availableParallelism(), aThirdOf(CONNECTIONS_MAX)), 240, 10_000);
  return {
    connections,
    slices,
    threads: inThirds(THREADS, 24, 45_000),
    pictures: inThirds(availableParallelism(), 240, 60_000),
    memory: inThirds(MEMORY, 60, 10_000),
  };
}

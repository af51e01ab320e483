import type { Db } from '../db/Database';
import type { Clock } from '../platform/clock';
import { chainNext } from './chainPast';
import { findNotCaughtUp } from './pastTable';

const NIL = '00000000-0000-0000-0000-000000000000';
const RANCHES = 100;

interface Pass {
  db: Db;
  clock: Clock;
  /** Ends the pass after what is under way. */
  signal: AbortSignal;
  /** Hears why a ranch was left for the next pass. */
  notChained: (error: unknown, ranchUuid: string) => void;
}

async function chainRanch({ db, clock, signal }: Pass, ranchUuid: string): Promise<void> {
  while (!signal.aborted && !(await chainNext(db, ranchUuid, clock.now())));
}

/**
 * Chains the past of each ranch that has groups without a line, batch by batch: people write in between. Several processes
 * may do it at once. What is left when it is ended, the next pass takes on.
 */
export async function chainPasts(pass: Pass): Promise<void> {
  for (let behind = NIL; !pass.signal.aborted;) {
    const ranches = await findNotCaughtUp(pass.db, behind, RANCHES);
    for (const ranchUuid of ranches) {
      await chainRanch(pass, ranchUuid).catch((error: unknown) => pass.notChained(error, ranchUuid));
    }
    const last = ranches.at(-1);
    if (last === undefined) return;
    behind = last;
  }
}

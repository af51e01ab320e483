import { zoneOf } from '@domain/grazing/time';
import { findGrownChains, isSignedUpTo, type GrownChain } from './headsTable';
import { lastMorning } from './morning';
import type { SigningDeps } from './ownKey';
import { signEndWhere } from './signEnd';

const NIL = '00000000-0000-0000-0000-000000000000';
const RANCHES = 500;

/** Whether a ranch's last signed end is from before its last morning at 5, by its own clocks. */
function isDue({ time_zone, signed_at }: GrownChain, now: number): boolean {
  if (signed_at === null) return true;
  const zone = zoneOf(time_zone);
  return lastMorning(zone, signed_at.getTime()) < lastMorning(zone, now);
}

/** Signs the end of one ranch's chain, unless another process has done so. */
const signOne = (deps: SigningDeps, ranchUuid: string): Promise<unknown> =>
  signEndWhere(deps, ranchUuid, async (trx, chain) => !(await isSignedUpTo(trx, ranchUuid, chain.n)));

interface Pass extends SigningDeps {
  /** Ends the pass after the ranch under way. */
  signal: AbortSignal;
  /** Hears why a ranch was left for the next pass. */
  notSigned: (error: unknown, ranchUuid: string) => void;
}

/**
 * Signs the end of each chain that has grown since its last signed end: once a day, from 5 in the morning of the ranch's zone
 * on, however many processes there are. A chain without any signed end gets one at once.
 */
export async function signDaily(pass: Pass): Promise<void> {
  const { signal, notSigned } = pass;
  for (let behind = NIL; !signal.aborted;) {
    const grown = await findGrownChains(pass.db, behind, RANCHES);
    const now = pass.clock.now().getTime();
    for (const chain of grown) {
      const { ranch_uuid } = chain;
      if (!signal.aborted && isDue(chain, now)) {
        await signOne(pass, ranch_uuid).catch((error: unknown) => notSigned(error, ranch_uuid));
      }
    }
    const last = grown.at(-1);
    if (last === undefined) return;
    behind = last.ranch_uuid;
  }
}

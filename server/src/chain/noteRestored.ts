import type { Db } from '../db/Database';
import type { Restored } from '../platform/restored';
import { addLine, findChains } from './linesTable';

const NIL = '00000000-0000-0000-0000-000000000000';
const BATCH = 1_000;

/** Says in each chain that a backup was restored, before any group that follows. */
export async function noteRestored(trx: Db, { fromEpoch, at }: Restored): Promise<void> {
  for (let behind = NIL; ;) {
    const chains = await findChains(trx, behind, BATCH);
    for (const chain of chains) await addLine(trx, chain, { type: 'restore', from_epoch: fromEpoch }, at);
    const last = chains.at(-1);
    if (last === undefined) return;
    behind = last.ranchUuid;
  }
}

import { inTransaction } from '../../db/inTransaction';
import type { Asker } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';
import { lockRanch } from '../ranchesTable';
import { switchKeysOn } from './keysTable';

/** Switches keys and webhooks of a ranch on again, by their uuids, that a restored backup switched off. */
export const switchOn = (
  { db, hooksOfRanch }: RanchDeps,
  { ranchUuid }: Asker,
  uuids: readonly string[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockRanch(trx, ranchUuid);
    await switchKeysOn(trx, ranchUuid, uuids);
    await hooksOfRanch.switchOn(trx, ranchUuid, uuids);
  });

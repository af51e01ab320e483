import type { Db } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { RanchDeps } from '../RanchDeps';
import { lockRanch } from '../ranchesTable';
import { recordOfKey } from './keyLog';
import { deleteKey, deleteKeysBy } from './keysTable';

interface Revoking {
  ranchUuid: string;
  uuid: string;
  byUuid: string;
  /** The IP address of who revokes it. */
  address: string;
}

/** Ends a key at once: what it sends is refused once this is done. False when the ranch has none of that uuid. */
export const revokeKey = ({ db, clock }: RanchDeps, { ranchUuid, uuid, byUuid, address }: Revoking): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockRanch(trx, ranchUuid);
    const revoked = await deleteKey(trx, ranchUuid, uuid);
    if (revoked === undefined) return false;
    await recordOfKey(trx, 'key_revoked', revoked, { at: clock.now(), address, byUuid });
    return true;
  });

/** Ends the keys of a member who leaves the ranch, may make none, or whose account goes. Call it while the ranch is locked. */
export async function endKeysBy(trx: Db, { clock }: Pick<RanchDeps, 'clock'>, ranchUuid: string, memberUuid: string) {
  for (const key of await deleteKeysBy(trx, ranchUuid, memberUuid)) {
    await recordOfKey(trx, 'key_ended', key, { at: clock.now() });
  }
}

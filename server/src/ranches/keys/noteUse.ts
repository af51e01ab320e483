import { inTransaction } from '../../db/inTransaction';
import { NO_SUCH_ROW, pgCodeOf } from '../../db/databaseErrors';
import { keyOpensNothing } from '../../http/refusals';
import type { RanchDeps } from '../RanchDeps';
import { recordOfKey } from './keyLog';
import type { FoundKey } from './keysTable';
import { noteCall, noteFirstUse } from './keyUseTable';

/** Notes a call of a good key, and its first one in the ranch's log. Throws 401 when it is revoked at this very moment. */
export async function noteUse({ db, clock }: Pick<RanchDeps, 'db' | 'clock'>, key: FoundKey, address: string) {
  const now = clock.now();
  try {
    if (key.last_used_at === null) {
      await inTransaction(db, async (trx) => {
        if (await noteFirstUse(trx, key.uuid, now)) await recordOfKey(trx, 'key_first_used', key, { at: now, address });
      });
    }
    await noteCall(db, key.uuid, { now, address });
  } catch (err) {
    throw pgCodeOf(err) === NO_SUCH_ROW ? keyOpensNothing() : err;
  }
}

import type { Db } from '../../db/Database';
import type { Restored } from '../../platform/restored';
import { switchKeysOff } from './keysTable';

/** Switches all keys off once a backup is restored: one that was revoked since would be good again. */
export const switchOffKeys = (trx: Db, { at }: Restored): Promise<void> => switchKeysOff(trx, at);

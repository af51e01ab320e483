import type { Db } from '../db/Database';
import type { Restored } from '../platform/restored';
import { endAllWaiting } from './hookDeliveriesTable';
import { deleteUnspread } from './hookMessagesTable';
import { switchAllOff } from './webhooksTable';

/** Switches all webhooks off once a backup is restored: one that was deleted since would hear of the ranch again. */
export async function switchOffHooks(trx: Db, { at }: Restored): Promise<void> {
  await switchAllOff(trx, at);
  await endAllWaiting(trx);
  await deleteUnspread(trx);
}

import type { Db } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { RanchDeps } from '../RanchDeps';
import { deleteEnded, findEnding, noteTold, takeEnded, type EndingKey } from './endingKeysTable';
import { composeKeyMail } from './keyMail';
import { recordOfKey } from './keyLog';
import { deletePlacesUntil } from './keyPlacesTable';
import { deleteOldUse } from './keyUseTable';

/** Keys of one sweep; more wait for the next one. */
const MOST = 500;

type Deps = Pick<RanchDeps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Mails its maker and the owners that a key ends soon, and tells who else wants to hear of it; once, of all processes. */
const tellOne = ({ db, clock, mailer, config }: Deps, uuid: string, alsoTell: TellEnding): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const ending = await noteTold(trx, uuid, clock.now());
    if (ending === undefined) return false;
    for (const reader of ending.readers) await mailer.enqueue(trx, composeKeyMail(ending, reader, config.origSite));
    await alsoTell(trx, ending);
    return true;
  });

/** Hears in the same transaction that a key ends soon. */
export type TellEnding = (trx: Db, ending: EndingKey) => Promise<void>;

/** Tells of keys that end within 14 days, notes in the log those that have ended, and deletes what is no longer shown. */
export async function sweepKeys(deps: Deps, alsoTell: TellEnding): Promise<void> {
  const { db, clock, mailer } = deps;
  const now = clock.now();
  const ending = await findEnding(db, now, MOST);
  for (const { uuid } of ending) await tellOne(deps, uuid, alsoTell);
  if (ending.length > 0) await mailer.send();
  await inTransaction(db, async (trx) => {
    for (const key of await takeEnded(trx, now, MOST)) await recordOfKey(trx, 'key_ended', key, { at: key.expires_at });
  });
  await deleteEnded(db, now);
  await deleteOldUse(db, now);
  await deletePlacesUntil(db, now);
}

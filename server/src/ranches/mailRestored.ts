import { inTransaction } from '../db/inTransaction';
import type { RestoredStep } from '../platform/restored';
import type { Db } from '../db/Database';
import type { RanchDeps } from './RanchDeps';
import { composeRestoreMail } from './restoreMail';
import { findToTell, noteAllToTell, takeToTell } from './restoreMailsTable';

/** Ranches of one pass; more wait for the next one. */
const MOST = 200;

/** A step of a restore: the owners of each ranch are told of it once the server runs. */
export const tellOwners: RestoredStep<Db> = (trx, { at }) => noteAllToTell(trx, at);

/** Mails the owners of ranches that were restored, each once, however many processes do. */
export async function mailRestored({ db, mailer, config }: Pick<RanchDeps, 'db' | 'mailer' | 'config'>): Promise<void> {
  const waiting = await findToTell(db, MOST);
  for (const { ranch_uuid } of waiting) {
    await inTransaction(db, async (trx) => {
      const ranch = await takeToTell(trx, ranch_uuid);
      if (ranch === undefined) return;
      for (const owner of ranch.owners) await mailer.enqueue(trx, composeRestoreMail(ranch, owner, config.origSite));
    });
  }
  if (waiting.length > 0) await mailer.send();
}

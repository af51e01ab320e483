import type { Db } from './Database';
import { inTransaction } from './inTransaction';
import { deleteSessions } from './sessions';

/** So long after its end a link can still be told apart: used, withdrawn, expired. After that it never existed. */
const LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  const long = new Date(now.getTime() - LINKS_KEPT_MS);
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', long).execute();
  await db.deleteFrom('invitations').where('expires_at', '<=', long).execute();
  await db.deleteFrom('contract_links').where('expires_at', '<=', long).execute();
}

/** Deletes what has expired by `now`. What has is never used, whether it has been deleted or not. */
export async function deleteExpired(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.deleteFrom('failed_checks').where('expires_at', '<=', now).execute();
  await db.deleteFrom('address_tries').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mail_counts').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  await deleteOldLinks(db, now);
  await inTransaction(db, (trx) =>
    deleteSessions(trx, (where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', idleSince)]), {
      now,
      address: '',
    }),
  );
}

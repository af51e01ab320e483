import type { Db } from './Database';
import { inTransaction } from './inTransaction';
import { deleteSessions } from './sessions';

/** Deletes what has expired by `now`. What has is never used, whether it has been deleted or not. */
export async function deleteExpired(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.deleteFrom('failed_checks').where('expires_at', '<=', now).execute();
  await db.deleteFrom('address_tries').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mail_counts').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  await inTransaction(db, (trx) =>
    deleteSessions(trx, (where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', idleSince)]), {
      now,
      address: '',
    }),
  );
}

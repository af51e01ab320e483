import { randomUUID } from 'node:crypto';
import type { Db } from './Database';

/** How long whoever took a mail may take to send it before another process tries. */
const LEASE_MS = 2 * 60 * 1000;

export async function insertIntoOutbox(trx: Db, sealed: Buffer, now: Date): Promise<void> {
  const uuid = randomUUID();
  await trx.insertInto('outbox').values({ uuid, sealed, tries: 0, next_try_at: now, created_at: now }).execute();
}

/** Takes the next mail that is due, so that no other process sends it too; undefined when there is none. */
export function takeFromOutbox(db: Db, now: Date) {
  return db
    .updateTable('outbox')
    .set((build) => ({ tries: build('tries', '+', 1), next_try_at: new Date(now.getTime() + LEASE_MS) }))
    .where('uuid', '=', (build) =>
      build
        .selectFrom('outbox')
        .select('uuid')
        .where('next_try_at', '<=', now)
        .orderBy('created_at')
        .orderBy('uuid')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['uuid', 'sealed', 'tries', 'created_at'])
    .executeTakeFirst();
}

export async function postpone(db: Db, uuid: string, nextTryAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_try_at: nextTryAt }).where('uuid', '=', uuid).execute();
}

export async function removeFromOutbox(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('outbox').where('uuid', '=', uuid).execute();
}

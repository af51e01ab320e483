import { randomUUID } from 'node:crypto';
import type { Db } from '../db/Database';

/** How long the process that took a mail may take to send it before another process tries. */
const LEASE_MS = 2 * 60 * 1000;

/** What a mail waits for. */
interface Waits {
  /** From when on it may go out; how long it is tried counts from then, too. */
  dueAt: Date;
  /** With which it goes when that ends first. */
  invitationUuid?: string | undefined;
}

export async function insertIntoOutbox(trx: Db, sealed: Buffer, { dueAt, invitationUuid }: Waits): Promise<void> {
  const row = { uuid: randomUUID(), sealed, invitation_uuid: invitationUuid ?? null };
  await trx
    .insertInto('outbox')
    .values({ ...row, tries: 0, next_try_at: dueAt, created_at: dueAt })
    .execute();
}

export interface TakenMail {
  uuid: string;
  sealed: Buffer;
  tries: number;
  created_at: Date;
}

/** Takes the next mail that is due, so that no other process sends it too; undefined when there is none. */
export function takeFromOutbox(db: Db, now: Date): Promise<TakenMail | undefined> {
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

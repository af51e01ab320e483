import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@domain/grazing/time';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { toldInWords } from './noticeWords';
import { deleteMessagesUntil, insertMessages, type NewMessage } from './pushMessagesTable';
import { deletePausedUntil, pauseExpiredDevices } from './pushSubscriptionsTable';

/** What was told is remembered for so long, so that nobody is told twice; and a device that waits for its person. */
const KEPT_MS = 100 * DAY_MS;

/**
 * Pauses the notices of sessions that end by age, with one last notice that says so. Call it before those sessions are
 * deleted: with them go the devices that are theirs.
 */
export async function pauseNotices(db: Db, now: Date, idleSince: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const paused = await pauseExpiredDevices(trx, now, idleSince);
    const messages = paused.map(({ uuid, user_uuid, language }): NewMessage => ({
      uuid: randomUUID(),
      subscription_uuid: uuid,
      ranch_uuid: null,
      user_uuid,
      thing: `log_in ${now.toISOString()}`,
      notice: { language, title: toldInWords(language, { what: 'log_in' }), body: '', url: '/login', moved: null },
      is_urgent: false,
      is_held: false,
      due_at: now,
    }));
    await insertMessages(trx, messages);
  });
}

/** Forgets what was told long ago, and devices that nobody has logged in on since. */
export async function sweepNotices(db: Db, now: Date): Promise<void> {
  const then = new Date(now.getTime() - KEPT_MS);
  await deleteMessagesUntil(db, then);
  await deletePausedUntil(db, then);
}

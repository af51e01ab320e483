import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { inTransaction } from '../db/inTransaction';
import { composeMoveNotice } from './moveNoticeMail';
import { findMovesDue, findNoticeReaders, noteNotice, type NoticeReader } from './moveNoticesTable';
import type { GrazingDeps } from './GrazingDeps';

type Deps = Pick<GrazingDeps, 'db' | 'clock' | 'mailer'> & { config: Pick<GrazingDeps['config'], 'origSite'> };

const HOUR_MS = 60 * 60 * 1000;
/** The hours of the day in the ranch's zone between which it is morning: later, a mail would come too late to help. */
const MORNING = { from: 5, until: 12 };

/** The zone of a ranch, and its day where it is morning there now. */
function morningOf({ time_zone }: NoticeReader, now: number) {
  const zone = zoneOf(time_zone);
  const today = zone.dayOf(now);
  // Hours after a change of the clocks are counted from the day's end, which has not changed.
  const left = (zone.startOf(today + 1) - now) / HOUR_MS;
  const hour = 24 - left;
  return { zone, today, isMorning: hour >= MORNING.from && hour < MORNING.until };
}

/** Sees to one person's morning; in the transaction that notes it. Answers whether a mail was written. */
function notice(deps: Deps, reader: NoticeReader): Promise<boolean> {
  const { zone, today } = morningOf(reader, deps.clock.now().getTime());
  return inTransaction(deps.db, async (trx) => {
    if (!(await noteNotice(trx, reader, dateOfDay(today)))) return false;
    const due = await findMovesDue(trx, reader.ranch_uuid, new Date(zone.startOf(today + 1)));
    if (due.length === 0) return false;
    const { origSite } = deps.config;
    await deps.mailer.enqueue(trx, composeMoveNotice({ reader, due, zone, today, origSite }));
    return true;
  });
}

/**
 * Mails what is due and overdue to everyone who wants it, at 5 in the morning of the ranch's zone, or as soon after that as
 * a server runs, until noon. Once a day and ranch, however many servers there are and whatever is planned later that
 * day; nothing where nothing is due.
 */
export async function sendMoveNotices(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  let isAny = false;
  for (const reader of await findNoticeReaders(deps.db)) {
    const { today, isMorning } = morningOf(reader, now);
    if (!isMorning || (reader.last_day !== null && reader.last_day >= dateOfDay(today))) continue;
    if (await notice(deps, reader)) isAny = true;
  }
  if (isAny) await deps.mailer.send();
}

import { dateOfDay, zoneOf } from '@domain/grazing/time';
import { inTransaction } from '../db/inTransaction';
import type { Mailer } from '../mail/Mailer';
import { lastMorning } from './morning';
import type { SigningDeps } from './ownKey';
import { composeSealMail } from './sealMail';
import { findSealReaders, noteSealMail, type SealReader } from './sealMailsTable';

const NIL = '00000000-0000-0000-0000-000000000000';
const READERS = 500;

interface Pass extends Pick<SigningDeps, 'db' | 'clock'> {
  mailer: Mailer;
  config: { readonly origSite: string };
  /** Ends the pass after the person under way. */
  signal: AbortSignal;
  /** Hears why a person was left for the next pass. */
  notMailed: (error: unknown, ranchUuid: string) => void;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** Whether a person's seal is due on a day: the first of the day, or of the month. */
function isDue({ often, last_day: last }: SealReader, day: string): boolean {
  if (last === null) return true;
  return often === 'daily' ? last < day : monthOf(last) < monthOf(day);
}

/** Writes a person's mail, unless another process has. */
const mailOne = ({ db, mailer, config }: Pass, reader: SealReader, day: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await noteSealMail(trx, reader, day))) return false;
    await mailer.enqueue(trx, composeSealMail(reader, config.origSite));
    return true;
  });

/**
 * Mails the last signed end of each ranch's chain to those of its owners and managers who want it, daily or monthly, from 5 in
 * the morning of the ranch's zone on; once, however many processes there are, and nothing where nothing was signed since.
 */
export async function mailSeals(pass: Pass): Promise<void> {
  const { db, clock, mailer, signal, notMailed } = pass;
  let isAny = false;
  for (let behind = { ranch_uuid: NIL, user_uuid: NIL }; !signal.aborted;) {
    const readers = await findSealReaders(db, behind, READERS);
    const now = clock.now().getTime();
    for (const reader of readers) {
      const day = dateOfDay(lastMorning(zoneOf(reader.time_zone), now));
      if (signal.aborted || !isDue(reader, day)) continue;
      try {
        if (await mailOne(pass, reader, day)) isAny = true;
      } catch (error) {
        notMailed(error, reader.ranch_uuid);
      }
    }
    const last = readers.at(-1);
    if (last === undefined) break;
    behind = last;
  }
  if (isAny) await mailer.send();
}

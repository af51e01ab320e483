import { reserveMail, type MailLimit } from '../db/mailCounts';
import type { Db } from '../db/Database';
import type { Deps } from './Deps';
import { hmacOf } from './secrets';

const MINUTE: number = 60;
const DAY: number = 24 * 60 * MINUTE;

/** How many mails of each kind may go out, to or for one and the same (API.md, guard rails). */
const LIMITS = {
  resetsInAMinute: { mails: 1, windowSeconds: MINUTE },
  resetsInADay: { mails: 5, windowSeconds: DAY },
  invitationsOfARanch: { mails: 50, windowSeconds: DAY },
  invitationsToAnEmail: { mails: 5, windowSeconds: DAY },
} satisfies Record<string, MailLimit>;

/** Counts a mail towards a limit; false when it may not go out. `whose` is what the limit is kept for. */
export function mayMail(
  trx: Db,
  { secretKey, clock }: Deps,
  limit: keyof typeof LIMITS,
  whose: string,
): Promise<boolean> {
  return reserveMail(trx, hmacOf(secretKey, 'mails', limit, whose), LIMITS[limit], clock.now());
}

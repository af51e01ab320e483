import type { FastifyInstance } from 'fastify';
import { deleteTokensUntil, purgeDueAccounts } from '../accounts';
import type { Db } from '../db/Database';
import { sweepGoneRanches, sweepOldTombstones } from '../grazing';
import { noteKeyEnding, sweepHooks, tellOfLeftMakers } from '../hooks';
import { deleteExpiredKeys } from '../idempotency/withIdempotency';
import { deleteExpiredLimits } from '../limits/deleteExpiredLimits';
import { deleteLinksUntil } from '../partners';
import { pauseNotices, sweepNotices } from '../notices';
import { sweepPictures } from '../photos';
import { deleteInvitationsUntil, mailRestored, sweepDeletedRanches, sweepKeys } from '../ranches';
import { deleteExpiredSessions, idleSince } from '../sessions';
import type { AppDeps } from './AppDeps';

const EVERY_MS = 10 * 60 * 1000;
/** Soon enough for a server that is restarted often, and late enough that its first callers do not wait for the sweep. */
const FIRST_MS = 15 * 1000;
/** So long after its end a link can still be told apart: used, withdrawn, expired. After that it never existed. */
const LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what has expired by `now`. Nothing expired is ever used, whether it has been deleted or not. */
export async function deleteExpired(db: Db, now: Date, idleSince: Date): Promise<void> {
  await deleteExpiredLimits(db, now);
  await deleteExpiredKeys(db, now);
  const longAgo = new Date(now.getTime() - LINKS_KEPT_MS);
  await deleteTokensUntil(db, longAgo);
  await deleteInvitationsUntil(db, longAgo);
  await deleteLinksUntil(db, longAgo);
  await pauseNotices(db, now, idleSince);
  await deleteExpiredSessions(db, now, idleSince);
  await sweepNotices(db, now);
  await sweepHooks(db, now);
}

/**
 * Deletes what has expired and the accounts whose day has come, soon after the start and every ten minutes while the
 * server runs.
 */
export function sweepRegularly(app: FastifyInstance, deps: AppDeps): void {
  const sweep = async () => {
    const now = deps.clock.now();
    try {
      await deleteExpired(deps.db, now, idleSince(deps, now));
      await purgeDueAccounts(deps, app.log);
      await sweepOldTombstones(deps.db, now);
      await sweepDeletedRanches(deps.db, now);
      await sweepGoneRanches(deps.db);
      await sweepPictures(deps);
      await mailRestored(deps);
      await sweepKeys(deps, (trx, ending) => noteKeyEnding(trx, ending, now));
      void deps.hooks.send();
      await tellOfLeftMakers(deps);
    } catch (err) {
      app.log.warn({ err }, 'no sweep');
    }
  };
  const timers = [setTimeout(() => void sweep(), FIRST_MS), setInterval(() => void sweep(), EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
}

import type { FastifyInstance } from 'fastify';
import { deleteExpired } from '../db/expired';
import type { Deps } from './Deps';
import { purgeDueAccounts } from './purgeAccounts';
import { idleSince } from './sessions';

const EVERY_MS = 10 * 60 * 1000;
/** A server that is started anew more often than that sweeps all the same, and whoever calls first does not wait for it. */
const FIRST_MS = 15 * 1000;

/**
 * Deletes what has expired and the accounts whose day has come, soon after the start and every ten minutes while the
 * server runs.
 */
export function sweepRegularly(app: FastifyInstance, deps: Deps): void {
  const sweep = async () => {
    const now = deps.clock.now();
    try {
      await deleteExpired(deps.db, now, idleSince(deps, now));
      await purgeDueAccounts(deps, app.log);
    } catch (err) {
      app.log.warn({ err }, 'no sweep');
    }
  };
  const timers = [setTimeout(() => void sweep(), FIRST_MS), setInterval(() => void sweep(), EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
}

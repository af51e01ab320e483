import type { FastifyInstance } from 'fastify';
import { deleteExpired } from '../db/expired';
import type { Deps } from './Deps';
import { idleSince } from './sessions';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired sessions, limits and keys every ten minutes while the server runs. */
export function sweepRegularly(app: FastifyInstance, deps: Deps): void {
  const sweep = async () => {
    const now = deps.clock.now();
    await deleteExpired(deps.db, now, idleSince(deps, now)).catch((err: unknown) => app.log.warn({ err }, 'no sweep'));
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

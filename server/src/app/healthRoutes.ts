import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@contract/http/paths';
import type { FastifyInstance } from 'fastify';
import { ask } from '../db/ask';
import { stopping, unavailable } from '../http/refusals';
import type { AppDeps } from './AppDeps';

const PATIENCE_MS = 2_000;
const OK = { status: 'ok' } as const;

/** While the process lives, whatever its database does: a restart would mend nothing of that. */
export function healthRoute(app: FastifyInstance): void {
  app.get(paths.v1.health, async () => OK);
}

/**
 * Whether new calls may come here: the database answers, and the server is not on its way out. One question at a time,
 * however many ask: a database that hangs must not fill the pool with them.
 */
export function readyRoute(app: FastifyInstance, { db, isDraining }: AppDeps): void {
  let asking: Promise<void> | undefined;
  const askOnce = () => {
    asking ??= ask(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  app.get(paths.v1.ready, async () => {
    if (isDraining()) throw stopping();
    const patience = new AbortController();
    const tooLong = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).then(() =>
      Promise.reject(unavailable()),
    );
    tooLong.catch(() => undefined);
    await Promise.race([askOnce(), tooLong]).finally(() => patience.abort());
    return OK;
  });
}

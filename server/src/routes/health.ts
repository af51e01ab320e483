import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { ask } from '../db/answers';
import { unavailable } from '../http/refusals';
import type { Deps } from '../services/Deps';

const PATIENCE_MS = 2_000;
const OK = { status: 'ok' } as const;

export function healthRoute(app: FastifyInstance): void {
  app.get(paths.v1.health, async () => OK);
}

/** One question at a time, however many ask: a database that hangs must not fill the pool with them. */
export function readyRoute(app: FastifyInstance, { db }: Deps): void {
  let asking: Promise<void> | undefined;
  const askOnce = () => {
    asking ??= ask(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  app.get(paths.v1.ready, async () => {
    const patience = new AbortController();
    const tooLong = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).then(() =>
      Promise.reject(unavailable()),
    );
    tooLong.catch(() => undefined);
    await Promise.race([askOnce(), tooLong]).finally(() => patience.abort());
    return OK;
  });
}

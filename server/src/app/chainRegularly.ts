import type { FastifyInstance } from 'fastify';
import { chainPasts, mailSeals, signDaily } from '../chain';
import type { AppDeps } from './AppDeps';

/** Late enough that the first callers do not wait for it. */
const CHAIN_AFTER_MS = 2_000;
const EVERY_MS = 60 * 1000;

/**
 * Chains what has no line yet, soon after the start and once a minute: the past of ranches from before the chain, and what a
 * process of a release without it wrote. Then it signs the chains whose morning has come, and mails the seals. A close waits for the batch under way.
 *
 * @param afterMs when it looks first, from now
 */
export function chainRegularly(
  app: FastifyInstance,
  deps: Pick<AppDeps, 'db' | 'clock' | 'secretKey' | 'mailer' | 'config'>,
  afterMs = CHAIN_AFTER_MS,
): void {
  const closing = new AbortController();
  const notChained = (err: unknown, ranch?: string) => app.log.warn({ err, ranch }, 'groups were not chained');
  const notMailed = (err: unknown, ranch?: string) => app.log.warn({ err, ranch }, 'seals were not mailed');
  const notSigned = (err: unknown, ranch?: string) => app.log.warn({ err, ranch }, 'chains were not signed');
  const pass = async () => {
    await chainPasts({ ...deps, signal: closing.signal, notChained }).catch(notChained);
    await signDaily({ ...deps, signal: closing.signal, notSigned }).catch(notSigned);
    await mailSeals({ ...deps, signal: closing.signal, notMailed }).catch(notMailed);
  };
  let underWay: Promise<void> | undefined;
  const look = () => {
    underWay ??= pass().finally(() => (underWay = undefined));
  };
  let next = setTimeout(() => {
    look();
    next = setInterval(look, EVERY_MS);
    next.unref();
  }, afterMs);
  next.unref();
  app.addHook('onClose', async () => {
    // A timeout is cleared as an interval is.
    clearInterval(next);
    closing.abort();
    await underWay;
  });
}

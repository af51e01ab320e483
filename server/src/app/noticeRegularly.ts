import type { FastifyInstance } from 'fastify';
import { sendMoveNotices } from '../grazing';
import type { AppDeps } from './AppDeps';

const EVERY_MS = 60 * 1000;

/** Looks once a minute whether anyone is to hear of the moves of the day. */
export function noticeRegularly(app: FastifyInstance, deps: AppDeps): void {
  const look = () =>
    sendMoveNotices(deps).catch((err: unknown) => app.log.warn({ err }, 'nobody heard of the moves of the day'));
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

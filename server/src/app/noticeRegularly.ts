import type { FastifyInstance } from 'fastify';
import { sendMoveNotices, tellWhatIsDue } from '../grazing';
import type { AppDeps } from './AppDeps';

const FIRST_MS = 1000;
const EVERY_MS = 60 * 1000;

/** Looks soon after the start, and then once a minute, whether anyone is to hear of what the day brings, by mail or phone. */
export function noticeRegularly(app: FastifyInstance, deps: AppDeps): void {
  const notTold = (err: unknown, ranch?: string) => app.log.warn({ err, ranch }, 'no phone was told what is due');
  const look = async () => {
    await sendMoveNotices(deps).catch((err: unknown) => app.log.warn({ err }, 'nobody heard of the moves of the day'));
    await tellWhatIsDue(deps, notTold).catch(notTold);
  };
  const timers = [setTimeout(() => void look(), FIRST_MS), setInterval(() => void look(), EVERY_MS)];
  for (const timer of timers) timer.unref();
  // A timeout is cleared as an interval is.
  app.addHook('onClose', async () => timers.forEach(clearInterval));
}

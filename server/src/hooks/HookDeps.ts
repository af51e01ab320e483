import type { Config } from '../config/Config';
import type { RanchDeps } from '../ranches';
import type { HookSender } from './HookSender';

/** What the calls of webhooks work with, and what causes messages. */
export interface HookDeps extends RanchDeps {
  config: RanchDeps['config'] & Pick<Config, 'allowedOrigins' | 'host' | 'port' | 'webhookAllow'>;
  hooks: Pick<HookSender, 'send' | 'sendLater'>;
}

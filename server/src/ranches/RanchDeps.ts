import type { Config } from '../config/Config';
import type { Mailer } from '../mail/Mailer';
import type { SessionDeps } from '../sessions';
import type { RanchHooks } from './RanchHooks';

/** What a ranch's calls work with. */
export interface RanchDeps extends SessionDeps {
  config: SessionDeps['config'] & Pick<Config, 'origSite'>;
  mailer: Mailer;
  hooksOfRanch: RanchHooks;
}

import type { Config } from '../config/Config';
import type { RanchDeps } from '../ranches';
import type { NoticeSender } from './NoticeSender';

/** What the calls of notices work with, and what causes notices. */
export interface NoticeDeps extends RanchDeps {
  config: RanchDeps['config'] & Pick<Config, 'push'>;
  notices: Pick<NoticeSender, 'send' | 'isOn'>;
}

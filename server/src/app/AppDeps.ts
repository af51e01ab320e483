import type { AccountDeps } from '../accounts';
import type { Config } from '../config/Config';
import type { HookDeps, HookSender } from '../hooks';
import type { NoticeDeps, NoticeSender } from '../notices';
import type { PhotoDeps } from '../photos';

/** What all domains need together, made once by `buildApp`. */
export interface AppDeps extends AccountDeps, PhotoDeps, NoticeDeps, HookDeps {
  config: Config;
  notices: NoticeSender;
  hooks: HookSender;
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}

import type { AccountDeps } from '../accounts';
import type { Config } from '../config/Config';
import type { PhotoDeps } from '../photos';

/** What all domains need together, made once by `buildApp`. */
export interface AppDeps extends AccountDeps, PhotoDeps {
  config: Config;
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}

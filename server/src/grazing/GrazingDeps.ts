import type { HookDeps } from '../hooks';
import type { NoticeDeps } from '../notices';

/** What the calls of the grazing record work with. */
export interface GrazingDeps extends NoticeDeps, HookDeps {
  config: NoticeDeps['config'] & HookDeps['config'];
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}

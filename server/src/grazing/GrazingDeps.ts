import type { NoticeDeps } from '../notices';

/** What the calls of the grazing record work with. */
export interface GrazingDeps extends NoticeDeps {
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}

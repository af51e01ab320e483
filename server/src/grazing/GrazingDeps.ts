import type { RanchDeps } from '../ranches';

/** What the calls of the grazing record work with. */
export interface GrazingDeps extends RanchDeps {
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}

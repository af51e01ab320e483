import type { Config } from '../config/Config';
import type { FileStore } from '../files/FileStore';
import type { RanchDeps } from '../ranches';
import type { PictureMaker } from './PictureMaker';

/** What the calls of pictures work with. */
export interface PhotoDeps extends RanchDeps {
  config: RanchDeps['config'] & Pick<Config, 'photosMaxGib'>;
  /** Where pictures are kept, and what has come of those that are on their way. */
  files: FileStore;
  maker: PictureMaker;
}

/** What keeping and sweeping pictures works with. */
export type KeptDeps = Pick<PhotoDeps, 'db' | 'clock' | 'files' | 'maker' | 'shares'>;

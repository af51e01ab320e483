import type { Frame, LandLabel, LandLook, Pin } from './Frame';
import type { PackedLand } from './packLand';
import type { PackedHere, PackedPlace } from './packPlaces';

/** What the page tells the worker that draws the land. Frames are drawn with what was told last. */
export type ToLandWorker =
  | { readonly type: 'land'; readonly land: PackedLand }
  | { readonly type: 'look'; readonly look: LandLook }
  | { readonly type: 'labels'; readonly labels: readonly LandLabel[]; readonly pins: readonly Pin[] }
  | { readonly type: 'places'; readonly places: readonly PackedPlace[]; readonly here: PackedHere | null }
  | { readonly type: 'frame'; readonly frame: Frame };

/** A frame that is drawn: the paddocks, and what stands above them. */
export interface DrawnFrame {
  readonly frame: Frame;
  readonly land: ImageBitmap;
  readonly labels: ImageBitmap;
  /** The paddocks whose name didn't fit: their short name is in its place. */
  readonly shortened: readonly number[];
}

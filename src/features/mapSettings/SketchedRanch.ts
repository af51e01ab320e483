import type { ObjectLayer } from '@contract/people/mapSettings';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Shape } from '@domain/geometry/Position';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';

export interface SketchedPaddock {
  readonly uuid: string;
  readonly name: string;
  readonly shape: Shape;
  readonly figures: PaddockFigures;
}

/** Something that is drawn over the paddocks while its layer is on. */
export interface SketchedPlace {
  readonly uuid: string;
  readonly layer: ObjectLayer;
  readonly shape: PlaceShape;
}

/** The person's own ranch as far as it has shapes. */
export interface SketchedRanch {
  /** Those that live and are no part of another one. */
  readonly paddocks: readonly SketchedPaddock[];
  readonly places: readonly SketchedPlace[];
  /** How many paddocks cannot be drawn yet. */
  readonly shapeless: number;
}

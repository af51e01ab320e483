import type { PlaceShape } from '../../geometry/placeProblem';
import type { Shape } from '../../geometry/Position';

/** One shape of a file, as it would stand on the ranch. */
export interface FoundShape {
  readonly name: string;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Good in every way; null where there is a problem. */
  readonly shape: PlaceShape | Shape | null;
  /** The land that it goes around: an area itself, or what a line that comes back to its start encloses. */
  readonly outline: Shape | null;
  /** Why it cannot be used, in one sentence. */
  readonly problem: string | null;
  /** What was set right in it, a sentence each. */
  readonly mended: readonly string[];
}

/** What a file has on the land. */
export interface ShapeFile {
  readonly shapes: readonly FoundShape[];
  /** What holds for all of it, a sentence each. */
  readonly remarks: readonly string[];
}

import { plural, t } from '../../words';

/** Something on the land as a file has it, before anything is judged. */
export interface FileShape {
  /** As it is in the file; may be empty. */
  readonly name: string;
  readonly note: string;
  /** What else the file says of it, by the file's own names. */
  readonly attributes: Readonly<Record<string, string>>;
  /** GeoJSON that nobody has looked at. */
  readonly geometry: unknown;
}

/** Most shapes of one file: as many as the largest ranch has paddocks. */
export const SHAPES_MAX = 10_000;

/** What a file with more shapes than that is told. */
export const TOO_MANY_SHAPES = t`This file has more than ${plural(SHAPES_MAX, { one: '# shape', other: '# shapes' })}. Save just your ranch as a separate file, and choose that one`;

import { pointProblem, type Point } from '@domain/geometry/placeProblem';
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE_PX } from '../http/limits';
import { object, type InferType } from '../text/yup';
import { bearing, choice, geometry, instant, note, reference, referenceBy, sha256, whole } from './recordFields';

const CAPTION_MAX = 500;

/**
 * A picture of a record: `sha256`, `bytes`, `width` and `height` are those of the file as its device sends it, which comes
 * by itself, later. `point` is where it was taken, and `bearing_deg` where the camera looked.
 *
 * @param kinds what it can be of: the kinds that people write, but for photos themselves
 */
export const photoSchema = <Kind extends string>(kinds: readonly Kind[]) =>
  object({
    at: instant(),
    sha256: sha256(),
    bytes: whole({ min: 1, max: PHOTO_MAX_BYTES }),
    width: whole({ min: 1, max: PHOTO_MAX_SIDE_PX }),
    height: whole({ min: 1, max: PHOTO_MAX_SIDE_PX }),
    caption: note({ max: CAPTION_MAX }),
    point: geometry<Point>(pointProblem, ['Point']).nullable(),
    bearing_deg: bearing().nullable(),
    paddock_uuid: reference('paddock').nullable(),
    subject_kind: choice(kinds),
    subject_uuid: referenceBy('subject_kind'),
  }).noUnknown();

export type Photo<Kind extends string> = InferType<ReturnType<typeof photoSchema<Kind>>>;

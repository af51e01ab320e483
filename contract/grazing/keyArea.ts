import { pointProblem, type Point } from '@domain/geometry/placeProblem';
import { object, type InferType } from '../text/yup';
import { geometry, instant, line, name, note, percent, reference } from './recordFields';
import { heightIn } from './useReading';

/** Where the use of a paddock is read, the plant that is looked at, and what was agreed: least stubble, greatest use. */
export const keyAreaSchema = object({
  name: name(),
  paddock_uuid: reference('paddock'),
  point: geometry<Point>(pointProblem, ['Point']).nullable(),
  plant: line(),
  season_of_use: line(),
  min_stubble_in: heightIn().nullable(),
  max_use_percent: percent().nullable(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type KeyArea = InferType<typeof keyAreaSchema>;

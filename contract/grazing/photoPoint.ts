import { pointProblem, type Point } from '@domain/geometry/placeProblem';
import { object, type InferType } from '../text/yup';
import {
  amount,
  bearing,
  choice,
  dayOfYear,
  days,
  geometry,
  instant,
  line,
  name,
  note,
  reference,
} from './recordFields';

const LONG_LINE = 200;
const CAMERA_HEIGHT_MAX_IN = 1_200;

const AT_GRAZING = ['none', 'before', 'after', 'both'] as const;

/** Where to stand and what to see, so that photos of other years show the same. Its photos have its uuid as their subject. */
export const photoPointSchema = object({
  name: name(),
  paddock_uuid: reference('paddock').nullable(),
  point: geometry<Point>(pointProblem, ['Point']),
  bearing_deg: bearing(),
  camera_height_in: amount({ max: CAMERA_HEIGHT_MAX_IN }).nullable(),
  lens: line(),
  landmark: line({ max: LONG_LINE }),
  purpose: line({ max: LONG_LINE }),
  due_on_day: dayOfYear().nullable(),
  repeat_days: days().nullable(),
  at_grazing: choice(AT_GRAZING),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type PhotoPoint = InferType<typeof photoPointSchema>;

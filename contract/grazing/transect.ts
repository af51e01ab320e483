import { pointProblem, type Point } from '@domain/geometry/placeProblem';
import { object, type InferType } from '../text/yup';
import { bearing, choice, dayOfYear, days, geometry, instant, name, note, reference } from './recordFields';

const LAYOUTS = ['spokes_100', 'line', 'other'] as const;

/** Where ground cover is counted by points: `point` is its center, or where its line begins. */
export const transectSchema = object({
  name: name(),
  paddock_uuid: reference('paddock'),
  point: geometry<Point>(pointProblem, ['Point']),
  bearing_deg: bearing().nullable(),
  layout: choice(LAYOUTS),
  due_on_day: dayOfYear().nullable(),
  repeat_days: days().nullable(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Transect = InferType<typeof transectSchema>;

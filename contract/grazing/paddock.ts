import type { Shape } from '@domain/geometry/Position';
import { shapeProblem } from '@domain/geometry/shapeProblem';
import { object, type InferType } from '../text/yup';
import { amount, days, geometry, instant, line, name, note, percent, reference, whole } from './recordFields';
import { acresOrShape } from './wholeRules';

/** `acres` only where there is no shape; with `parent_uuid` it is a subdivision of that paddock. */
export const paddockSchema = object({
  name: name(),
  shape: geometry<Shape>(shapeProblem, ['Polygon', 'MultiPolygon']).nullable(),
  acres: amount().nullable(),
  grazeable_percent: percent(),
  rating: whole({ min: 1, max: 10 }).nullable(),
  parent_uuid: reference('paddock').nullable(),
  starts_at: instant().nullable(),
  retired_at: instant().nullable(),
  rest_target_days: days().nullable(),
  grass_type: line(),
  note: note(),
})
  .noUnknown()
  .test(acresOrShape);

export type Paddock = InferType<typeof paddockSchema>;

import { pointProblem, type Point } from '@domain/geometry/placeProblem';
import { object, type InferType } from '../text/yup';
import { geometry, instant, note, reference } from './recordFields';

export const noteSchema = object({
  at: instant(),
  text: note({ min: 1, max: 4_000 }),
  paddock_uuid: reference('paddock').nullable(),
  herd_uuid: reference('herd').nullable(),
  point: geometry<Point>(pointProblem, ['Point']).nullable(),
}).noUnknown();

export type Note = InferType<typeof noteSchema>;

import { placeProblem, type PlaceShape } from '@domain/geometry/placeProblem';
import { object, type InferType } from '../text/yup';
import { choice, geometry, instant, name, note } from './recordFields';

const PLACES = ['water', 'trough', 'gate', 'fence', 'corral', 'hazard', 'other'] as const;

export const placeSchema = object({
  what: choice(PLACES),
  name: name(),
  shape: geometry<PlaceShape>(placeProblem, ['Point', 'LineString', 'Polygon']),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Place = InferType<typeof placeSchema>;

import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { choice, instant, note, reference } from './recordFields';
import { endsLaterThanItStarts } from './wholeRules';

/** Why animals may be kept from pasture for a time: the reasons of 7 CFR 205.239(b) and (c), by codes of ours. */
const CONFINEMENT_REASONS = [
  'weather',
  'stage_of_life',
  'health_risk',
  'soil_water',
  'treatment',
  'sorting',
  'breeding',
  'youth_project',
  'birth',
  'newborn',
  'shearing',
  'milking',
  'finishing',
  'other',
] as const;

/** Animals of a herd that are kept from pasture; `animal` null: all of them. `ends_at` is null while they are. */
export const confinementSchema = object({
  herd_uuid: reference('herd'),
  animal: choice(ANIMALS).nullable(),
  starts_at: instant(),
  ends_at: instant().nullable(),
  reason: choice(CONFINEMENT_REASONS),
  note: note(),
})
  .noUnknown()
  .test(endsLaterThanItStarts);

export type Confinement = InferType<typeof confinementSchema>;

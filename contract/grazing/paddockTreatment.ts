import { object, type InferType } from '../text/yup';
import { withdrawalDays } from './treatmentProduct';
import { amount, choice, instant, line, note, percent, reference } from './recordFields';
import { usedFields } from './treatment';

const PADDOCK_TREATMENTS = [
  'herbicide',
  'pesticide',
  'fertiliser',
  'lime',
  'compost',
  'manure',
  'seed',
  'other',
] as const;

const UNIT_MAX = 20;

/**
 * What was put on a paddock, or on `acres` of it. `rate` is in the label's own unit (`rate_unit`, "l/ha"), `lb` the amount
 * in all. It is closed to grazing for `graze_days` from `at`, and its animals to export for `export_days`.
 */
export const paddockTreatmentSchema = object({
  paddock_uuid: reference('paddock'),
  at: instant(),
  acres: amount().nullable(),
  what: choice(PADDOCK_TREATMENTS),
  ...usedFields(),
  rate: amount().nullable(),
  rate_unit: line({ max: UNIT_MAX }),
  lb: amount().nullable(),
  n_percent: percent().nullable(),
  graze_days: withdrawalDays(),
  export_days: withdrawalDays(),
  by: line(),
  note: note(),
}).noUnknown();

export type PaddockTreatment = InferType<typeof paddockTreatmentSchema>;

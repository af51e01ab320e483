import { object, type InferType } from '../text/yup';
import { amount, choice, instant, line, name, note, weightLb, whole } from './recordFields';

const PRODUCT_USES = [
  'medicine',
  'vaccine',
  'parasite',
  'implant',
  'herbicide',
  'pesticide',
  'fertiliser',
  'seed',
  'other',
] as const;

const DOSE_UNITS = ['ml', 'mg', 'g', 'l', 'lb', 'piece'] as const;

const ROUTES = [
  'subcutaneous',
  'intramuscular',
  'intravenous',
  'oral',
  'pour_on',
  'intramammary',
  'intranasal',
  'implant',
  'feed',
  'water',
  'eye',
  'other',
] as const;

/** What a treatment means for organic animals: nothing, double withdrawal, or that they are organic no longer. */
const ORGANIC = ['unaffected', 'doubled', 'lost'] as const;

const WITHDRAWAL_DAYS_MAX = 2_000;
const WITHDRAWAL_HOURS_MAX = 10_000;
const ACTIVE_MAX = 200;
const NUMBER_MAX = 40;

/** Days until something may be done again, or null where they are unknown. */
export const withdrawalDays = () => whole({ max: WITHDRAWAL_DAYS_MAX }).nullable();

/** The fields that a treatment copies from a product, so that a later change of the list changes no past treatment. */
export const labelFields = () => ({
  active: line({ max: ACTIVE_MAX }),
  reg_no: line({ max: NUMBER_MAX }),
  dose: amount().nullable(),
  dose_unit: choice(DOSE_UNITS),
  dose_per_lb: weightLb().nullable(),
  route: choice(ROUTES).nullable(),
  meat_days: withdrawalDays(),
  milk_hours: whole({ max: WITHDRAWAL_HOURS_MAX }).nullable(),
  export_days: withdrawalDays(),
  organic: choice(ORGANIC).nullable(),
});

/**
 * A product of the ranch's own list, with what its label says. `dose` is for `dose_per_lb` lb of live weight, or for each
 * head where that is null. `graze_days` is how long a paddock stays closed that was treated with it.
 */
export const productSchema = object({
  name: name(),
  what: choice(PRODUCT_USES),
  ...labelFields(),
  graze_days: withdrawalDays(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type Product = InferType<typeof productSchema>;

import type { unitsOf } from '@contract/people/units';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';

export type Units = ReturnType<typeof unitsOf>;

/** How a quantity is shown and typed. Stored it is in acres, lb and days. */
export interface Unit {
  /** Stands behind a number: "ac". */
  readonly short: string;
  /** In running text and in the label of a field: "acres". */
  readonly name: string;
  /** A stored value times this is the one to show. */
  readonly factor: number;
  /** Decimals that are worth showing. */
  readonly digits: number;
}

/** The international acre and pound. */
const HECTARES_PER_ACRE = 0.40468564224;
const KILOGRAMS_PER_POUND = 0.45359237;

const UNITS_OF = {
  area: {
    imperial: { short: 'ac', name: t`acres`, factor: 1, digits: 1 },
    metric: { short: 'ha', name: t`hectares`, factor: HECTARES_PER_ACRE, digits: 1 },
  },
  /** Live weight, and masses of forage and feed. */
  weight: {
    imperial: { short: 'lb', name: t`pounds`, factor: 1, digits: 0 },
    metric: { short: 'kg', name: t`kilograms`, factor: KILOGRAMS_PER_POUND, digits: 0 },
  },
  /** Daily gain of one animal. */
  gain: {
    imperial: { short: t`lb a day`, name: t`pounds a day`, factor: 1, digits: 2 },
    metric: { short: t`kg a day`, name: t`kilograms a day`, factor: KILOGRAMS_PER_POUND, digits: 2 },
  },
  /** Forage of an area. */
  yield: {
    imperial: { short: 'lb/ac', name: t`pounds per acre`, factor: 1, digits: 0 },
    metric: {
      short: 'kg/ha',
      name: t`kilograms per hectare`,
      factor: KILOGRAMS_PER_POUND / HECTARES_PER_ACRE,
      digits: 0,
    },
  },
  rain: {
    imperial: { short: 'in', name: t`inches`, factor: 1, digits: 2 },
    metric: { short: 'mm', name: t`millimeters`, factor: 25.4, digits: 1 },
  },
  /** Heights of grass and of a camera: inches are stored. */
  height: {
    imperial: { short: 'in', name: t`inches`, factor: 1, digits: 1 },
    metric: { short: 'cm', name: t`centimeters`, factor: 2.54, digits: 1 },
  },
  /** Animal days of an area: ADA is stored per acre. */
  animalDays: {
    imperial: { short: t`AD/ac`, name: t`animal days per acre`, factor: 1, digits: 1 },
    metric: { short: t`AD/ha`, name: t`animal days per hectare`, factor: 1 / HECTARES_PER_ACRE, digits: 1 },
  },
} as const satisfies Record<string, Record<Units, Unit>>;

export type Quantity = keyof typeof UNITS_OF;

/** The unit in which a person reads and types a quantity. */
export const unitOf = (quantity: Quantity, units: Units): Unit => UNITS_OF[quantity][units];

export { numberInWords };

/** A stored value with its unit, as it is read: "76 ac". */
export const inUnit = (stored: number, { short, factor, digits }: Unit): string =>
  `${numberInWords(stored * factor, digits)} ${short}`;

/** The term for animal days of an area, by which its meaning is looked up: ADA is per acre. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- the code of a term
export const adaTerm = ({ factor }: Unit) => (factor === 1 ? 'ADA' : 'AD/ha');

/** What animal days of an area are called. */
export const adaName = ({ factor }: Unit): string =>
  factor === 1 ? t({ message: 'ADA', context: 'animal days per acre' }) : t`AD/ha`;

import type { MapSettings, ScaledScheme } from '@contract/mapSettings';

type Units = MapSettings['units'];

interface Measure {
  /** What the scheme is about, in running text. */
  name: string;
  unit: string;
  /** The unit behind a number in a legend. */
  short: string;
  /** A stored value times this is the one to show. */
  factor: number;
}

/** The international acre and pound. */
const HECTARES_PER_ACRE = 0.40468564224;
const KILOGRAMS_PER_POUND = 0.45359237;

const days = (name: string, unit: string) => {
  const measure = { name, unit, short: 'days', factor: 1 };
  return { imperial: measure, metric: measure };
};

const MEASURES: Readonly<Record<ScaledScheme, Record<Units, Measure>>> = {
  forage: {
    imperial: { name: 'forage', unit: 'pounds per acre', short: 'lb/acre', factor: 1 },
    metric: {
      name: 'forage',
      unit: 'kilograms per hectare',
      short: 'kg/ha',
      factor: KILOGRAMS_PER_POUND / HECTARES_PER_ACRE,
    },
  },
  restDays: days('rest days', 'days of rest'),
  seasonADA: {
    imperial: { name: 'season ADA', unit: 'animal days per acre', short: 'animal days/acre', factor: 1 },
    metric: {
      name: 'season ADA',
      unit: 'animal days per hectare',
      short: 'animal days/ha',
      factor: 1 / HECTARES_PER_ACRE,
    },
  },
  grazingDays: days('grazing days', 'days of grazing'),
};

/**
 * How the values of a scheme are shown to a person. Stored they are always imperial: forage in pounds per acre, ADA in
 * animal days per acre, rest and grazing in days.
 */
export function measureOf(scheme: ScaledScheme, units: Units): Measure {
  return MEASURES[scheme][units];
}

/** A stored value in the units of the person, with at most two decimals. */
export function shown(stored: number, { factor }: Pick<Measure, 'factor'>): number {
  return Number((stored * factor).toFixed(2));
}

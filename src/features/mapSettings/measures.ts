import type { MapSettings, ScaledScheme } from '@contract/people/mapSettings';
import { t } from '@domain/words';

type Units = MapSettings['units'];

interface Measure {
  unit: string;
  /** The unit behind a number in a legend. */
  short: string;
  /** A stored value times this is the one to show. */
  factor: number;
}

/** The international acre and pound. */
const HECTARES_PER_ACRE = 0.40468564224;
const KILOGRAMS_PER_POUND = 0.45359237;

const days = (unit: string) => {
  const measure = { unit, short: t`days`, factor: 1 };
  return { imperial: measure, metric: measure };
};

const MEASURES: Readonly<Record<ScaledScheme, Record<Units, Measure>>> = {
  forage: {
    imperial: { unit: t`pounds per acre`, short: t`lb/acre`, factor: 1 },
    metric: {
      unit: t`kilograms per hectare`,
      short: t`kg/ha`,
      factor: KILOGRAMS_PER_POUND / HECTARES_PER_ACRE,
    },
  },
  restDays: days(t`days of rest`),
  seasonADA: {
    imperial: { unit: t`animal days per acre`, short: t`animal days/acre`, factor: 1 },
    metric: {
      unit: t`animal days per hectare`,
      short: t`animal days/ha`,
      factor: 1 / HECTARES_PER_ACRE,
    },
  },
  grazingDays: days(t`days of grazing`),
};

/**
 * How the values of a scheme are shown to a person. Stored they are always imperial: forage in pounds per acre, ADA in
 * animal days per acre, rest and grazing in days.
 */
export function measureOf(scheme: ScaledScheme, units: Units): Measure {
  return MEASURES[scheme][units];
}

/** From the roundest to the finest that a person may type. */
const STEPS = [5_000, 1_000, 500, 100, 50, 10, 5, 1, 0.5, 0.1, 0.05, 0.01];
/** How far the round number may be from the one it stands for. */
const LEEWAY = 0.02;

/** The roundest number within 2 %. */
function rounded(exact: number): number {
  const near = STEPS.map((step) => Number((Math.round(exact / step) * step).toFixed(2)));
  return near.find((round) => Math.abs(round - exact) <= exact * LEEWAY) ?? exact;
}

interface Thresholds {
  low: number;
  high: number;
}

/**
 * The thresholds of a scheme in the units of the person. What was typed in these units is what it was; what was not gets
 * a round number near it, so 500 lb/acre are offered as 550 kg/ha and not as 560.43.
 *
 * @param stored in the stored units
 */
export function thresholdsIn({ factor }: Pick<Measure, 'factor'>, stored: Thresholds): Thresholds {
  const exact = { low: shown(stored.low, { factor }), high: shown(stored.high, { factor }) };
  if (factor === 1) return exact;
  // With more decimals than anyone types it comes from a number in other units.
  const offer = (key: keyof Thresholds) =>
    Number(stored[key].toFixed(2)) === stored[key] ? rounded(exact[key]) : exact[key];
  const offered = { low: offer('low'), high: offer('high') };
  return offered.low < offered.high ? offered : exact;
}

/** A stored value in the units of the person, with at most two decimals. */
export function shown(stored: number, { factor }: Pick<Measure, 'factor'>): number {
  return Number((stored * factor).toFixed(2));
}

import type { RanchSettings } from '@contract/grazing/ranchSettings';
import { numberProblems } from '@shared/forms/numberRules';
import { DAYS, PERCENT, storedFrom, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

/** What stands in the fields of the ranch's standards. */
export type StandardValues = Record<keyof RanchSettings, string>;

export const standardValues = (ranch: RanchSettings, weight: Unit): StandardValues => ({
  time_zone: ranch.time_zone ?? '',
  standard_weight_lb: typedFrom(ranch.standard_weight_lb, weight),
  standard_intake_lb: typedFrom(ranch.standard_intake_lb, weight),
  rest_target_growing_days: String(ranch.rest_target_growing_days),
  rest_target_dormant_days: String(ranch.rest_target_dormant_days),
  utilisation_percent: String(ranch.utilisation_percent),
});

const needed = (value: number | null): number => value ?? NaN;

/** The record that the form writes. A number that is none is NaN, which the rules refuse. */
export const standardsFrom = (values: StandardValues, weight: Unit): RanchSettings => ({
  time_zone: values.time_zone.trim() === '' ? null : values.time_zone.trim(),
  standard_weight_lb: needed(storedFrom(values.standard_weight_lb, weight)),
  standard_intake_lb: needed(storedFrom(values.standard_intake_lb, weight)),
  rest_target_growing_days: needed(typedNumber(values.rest_target_growing_days, DAYS)),
  rest_target_dormant_days: needed(typedNumber(values.rest_target_dormant_days, DAYS)),
  utilisation_percent: needed(typedNumber(values.utilisation_percent, PERCENT)),
});

/** Those fields that the person has changed; what is only shown in another unit is not. */
export function changedStandards(before: RanchSettings, values: StandardValues, weight: Unit): Partial<RanchSettings> {
  const shown = standardValues(before, weight);
  const isTouched = ([field]: [string, unknown]) =>
    values[field as keyof StandardValues] !== shown[field as keyof StandardValues];
  return Object.fromEntries(Object.entries(standardsFrom(values, weight)).filter(isTouched));
}

/** Ten years: the record takes more, but nobody rests a paddock for longer. */
const REST_MAX = 3_650;

/** What is wrong with the numbers, in the person's unit; the rules of the record speak of pounds. */
export function standardProblems(values: StandardValues, weight: Unit): Partial<Record<string, string>> {
  const rest = { unit: DAYS, max: REST_MAX, isWhole: true, isNeeded: true };
  return numberProblems(values, {
    standard_weight_lb: { unit: weight, min: 1, max: 5_000, isNeeded: true },
    standard_intake_lb: { unit: weight, min: 1, max: 200, isNeeded: true },
    rest_target_growing_days: rest,
    rest_target_dormant_days: rest,
    utilisation_percent: { unit: PERCENT, max: 100, isNeeded: true },
  });
}

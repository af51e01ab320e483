import type { RanchSettings } from '@contract/grazing/ranchSettings';
import { storedFrom, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import { numberInWords, type Unit } from '@shared/units/units';

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
  rest_target_growing_days: needed(typedNumber(values.rest_target_growing_days)),
  rest_target_dormant_days: needed(typedNumber(values.rest_target_dormant_days)),
  utilisation_percent: needed(typedNumber(values.utilisation_percent)),
});

/** Those fields that the person has changed; what is only shown in another unit is not. */
export function changedStandards(before: RanchSettings, values: StandardValues, weight: Unit): Partial<RanchSettings> {
  const shown = standardValues(before, weight);
  const isTouched = ([field]: [string, unknown]) =>
    values[field as keyof StandardValues] !== shown[field as keyof StandardValues];
  return Object.fromEntries(Object.entries(standardsFrom(values, weight)).filter(isTouched));
}

const LIMITS_LB = { standard_weight_lb: { min: 1, max: 5_000 }, standard_intake_lb: { min: 1, max: 200 } };

/** What is wrong with the weights, in the person's unit; the rules of the record speak of pounds. */
export function weightProblems(values: StandardValues, { factor, short }: Unit): Partial<Record<string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const [field, { min, max }] of Object.entries(LIMITS_LB)) {
    const [least, most] = [min * factor, max * factor];
    const value = needed(typedNumber(values[field as keyof typeof LIMITS_LB]));
    const sentence = `Enter a number from ${numberInWords(least, 1)} to ${numberInWords(most, 1)} (${short})`;
    if (!(value >= least && value <= most)) problems[field] = sentence;
  }
  return problems;
}

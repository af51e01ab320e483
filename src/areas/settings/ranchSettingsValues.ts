import type { RanchSettings } from '@contract/grazing/ranchSettings';
import { recordNumber } from '@records/recordNumber';
import { numberProblems } from '@shared/forms/numberRules';
import { DAYS, PERCENT, storedFrom, typedFrom, typedNumber } from '@shared/units/typedNumbers';
import type { Unit } from '@shared/units/units';

/** The settings of this form. */
type Settings = Omit<RanchSettings, 'rain_normals_in'>;

/** What the fields of the ranch's settings hold. */
export type RanchSettingsValues = Record<Exclude<keyof Settings, 'rule_set'>, string> & {
  rule_set: NonNullable<RanchSettings['rule_set']> | '';
};

export const ranchSettingsValues = (ranch: RanchSettings, weight: Unit): RanchSettingsValues => ({
  time_zone: ranch.time_zone ?? '',
  standard_weight_lb: typedFrom(ranch.standard_weight_lb, weight),
  standard_intake_lb: typedFrom(ranch.standard_intake_lb, weight),
  rest_target_growing_days: String(ranch.rest_target_growing_days),
  rest_target_dormant_days: String(ranch.rest_target_dormant_days),
  utilisation_percent: String(ranch.utilisation_percent),
  rule_set: ranch.rule_set ?? '',
});

const needed = (value: number | null): number => value ?? NaN;

/** The record that the form writes. A number that is none is NaN, which the rules refuse. */
export const ranchSettingsFrom = (values: RanchSettingsValues, weight: Unit): Settings => ({
  time_zone: values.time_zone.trim() === '' ? null : values.time_zone.trim(),
  standard_weight_lb: needed(storedFrom(values.standard_weight_lb, weight)),
  standard_intake_lb: needed(storedFrom(values.standard_intake_lb, weight)),
  rest_target_growing_days: needed(typedNumber(values.rest_target_growing_days, DAYS)),
  rest_target_dormant_days: needed(typedNumber(values.rest_target_dormant_days, DAYS)),
  utilisation_percent: needed(typedNumber(values.utilisation_percent, PERCENT)),
  rule_set: values.rule_set === '' ? null : values.rule_set,
});

/** Those fields that the person has changed; what is only shown in another unit is not. */
export function changedSettings(
  before: RanchSettings,
  values: RanchSettingsValues,
  weight: Unit,
): Partial<RanchSettings> {
  const shown = ranchSettingsValues(before, weight);
  const isTouched = ([field]: [string, unknown]) =>
    values[field as keyof RanchSettingsValues] !== shown[field as keyof RanchSettingsValues];
  return Object.fromEntries(Object.entries(ranchSettingsFrom(values, weight)).filter(isTouched));
}

/** What is wrong with the numbers, in the person's unit; the rules of the record speak of pounds. */
export function ranchSettingsProblems(values: RanchSettingsValues, weight: Unit): Partial<Record<string, string>> {
  return numberProblems(values, {
    standard_weight_lb: recordNumber('ranch', 'standard_weight_lb', weight),
    standard_intake_lb: recordNumber('ranch', 'standard_intake_lb', weight),
    rest_target_growing_days: recordNumber('ranch', 'rest_target_growing_days', DAYS),
    rest_target_dormant_days: recordNumber('ranch', 'rest_target_dormant_days', DAYS),
    utilisation_percent: recordNumber('ranch', 'utilisation_percent', PERCENT),
  });
}

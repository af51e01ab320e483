import { object, type InferType } from '../text/yup';
import { plural, t } from '@domain/words';
import { ANIMALS } from './animals';
import { amount, choice, instant, list, note, percent, reference, weightLb, whole } from './recordFields';

const COUNT_REASONS = ['counted', 'weighed', 'corrected'] as const;
export const CLASSES_MAX = 8;

const CLASSES = t`Enter 1 to ${plural(CLASSES_MAX, { one: '# class of animals', other: '# classes of animals' })}`;

export const CLASS_FIELDS = {
  animal: choice(ANIMALS),
  head: whole(),
  average_weight_lb: weightLb().nullable(),
  gain_lb_per_day: amount({ min: -20, max: 20 }),
  au_per_head: amount().nullable(),
  intake_percent: percent().nullable(),
};

const animalClassSchema = object(CLASS_FIELDS)
  .noUnknown(true, t`This class has a field we don’t know`)
  .defined(t`A class of animals is needed`)
  .nonNullable(t`A class of animals is needed`);

/** What a herd is from `at` on. */
export const countSchema = object({
  herd_uuid: reference('herd'),
  at: instant(),
  classes: list(animalClassSchema, { min: 1, max: CLASSES_MAX }, CLASSES),
  reason: choice(COUNT_REASONS),
  note: note(),
}).noUnknown();

export type Count = InferType<typeof countSchema>;

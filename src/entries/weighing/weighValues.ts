import { typedRange, weightLb } from '@contract/grazing/recordFields';
import { WEIGHTS_MAX } from '@contract/grazing/weighing';
import type { Animal } from '@domain/grazing/records';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { numberProblem } from '@shared/forms/numberRules';
import { storedFrom } from '@shared/units/typedNumbers';
import { numberInWords, type Unit } from '@shared/units/units';
import { cleanTag } from '../treating/typedTags';

type Weighing = DataOf<'weighing'>;
type Weight = Weighing['entries'][number];

/** A session as it is in the form: the weights that are added already, in lb, and the line that is being typed. */
export interface WeighValues {
  /** A class; empty: of all classes, or nobody said. */
  animal: string;
  when: string;
  note: string;
  entries: readonly Weight[];
  tag: string;
  weight: string;
  /** Whether the herd is counted with it, where that is offered, and whether the count takes the gain. */
  counts: boolean;
  gains: boolean;
}

const TAG_MAX = 40;

const isEmpty = ({ tag, weight }: Pick<WeighValues, 'tag' | 'weight'>) => tag.trim() === '' && weight.trim() === '';

/** The weights that are added, and the line that is being typed, if there is something in it. */
export const allEntries = (values: WeighValues, unit: Unit): Weight[] => [
  ...values.entries,
  ...(isEmpty(values) ? [] : [{ tag: cleanTag(values.tag), lb: storedFrom(values.weight, unit) ?? NaN }]),
];

/** What is wrong with the line that is being typed: a weight without a tag is right, a tag without a weight isn't. */
export function lineProblems(values: WeighValues, unit: Unit): Partial<Record<'tag' | 'weight', string>> {
  if (isEmpty(values)) return {};
  const weight = numberProblem(values.weight, { unit, ...typedRange(weightLb()), isNeeded: true });
  const isLong = Array.from(cleanTag(values.tag)).length > TAG_MAX;
  const most = numberInWords(WEIGHTS_MAX);
  return {
    ...(weight !== undefined && { weight }),
    ...(values.entries.length >= WEIGHTS_MAX && {
      weight: t`A session has at most ${most} weights. Save this one, and begin another.`,
    }),
    ...(isLong && { tag: t`A tag has at most 40 characters` }),
  };
}

/** What is wrong with a session, in the words of the form. */
export const weighProblems = (values: WeighValues, unit: Unit): Partial<Record<string, string>> => ({
  ...(allEntries(values, unit).length === 0 && { weight: t`Enter at least one weight` }),
  ...lineProblems(values, unit),
});

/** The session of what was typed. */
export const weighingTyped = (values: WeighValues, herdUuid: string, at: string, unit: Unit): Weighing => ({
  herd_uuid: herdUuid,
  at,
  animal: values.animal === '' ? null : (values.animal as Animal),
  entries: allEntries(values, unit),
  note: values.note.trim(),
});

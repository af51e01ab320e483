import { array, boolean, object, string } from '@contract/text/yup';
import { ANIMALS } from '@contract/grazing/animals';
import { CLASS_FIELDS } from '@contract/grazing/count';
import { choice, line, name, note, typedRange } from '@contract/grazing/recordFields';
import { TRANSFER_REASONS } from '@contract/grazing/transfer';
import { t } from '@domain/words';
import { beginsHerd, NEW_HERD } from './transferValues';
import { typed, when } from '@shared/forms/typedFields';
import { typedTags } from '@entries/treating/typedTags';
import { HEAD, typedNumber } from '@shared/units/typedNumbers';
import { numberInWords, unitOf, type Unit, type Units } from '@shared/units/units';

/** The rules of the record's forms: their numbers are typed texts, in the units of the person. */

const { max: HEAD_MAX } = typedRange(CLASS_FIELDS.head);
const WEIGHT_LB = typedRange(CLASS_FIELDS.average_weight_lb);
const GAIN_LB = typedRange(CLASS_FIELDS.gain_lb_per_day);

const head = (ifEmpty?: string) =>
  typed(
    (value) => {
      if (value < 0) return t`Head cannot be below 0`;
      const isGood = Number.isInteger(value) && value <= HEAD_MAX;
      const most = numberInWords(HEAD_MAX);
      return isGood ? undefined : t`Enter a whole number from 0 to ${most}`;
    },
    ifEmpty,
    HEAD,
  );

const inRange = ({ min, max }: { min: number; max: number }, unit: Unit, ifEmpty?: string) => {
  const { factor, short } = unit;
  const [least, most] = [min * factor, max * factor];
  const [from, to] = [numberInWords(least, 1), numberInWords(most, 1)];
  const sentence = t`Enter a number from ${from} to ${to} (${short})`;
  return typed((value) => (value >= least && value <= most ? undefined : sentence), ifEmpty, unit);
};

const weight = (units: Units, ifEmpty?: string) => inRange(WEIGHT_LB, unitOf('weight', units), ifEmpty);

const WEIGHT_WITHOUT_HEAD = t`Enter the head too, so that the weight can be kept`;

const classFields = (units: Units) => ({
  animal: choice(ANIMALS),
  average_weight: weight(units),
  gain: inRange(GAIN_LB, unitOf('gain', units)),
});

const herdFields = () => ({
  name: name(),
  color: string().matches(/^#[0-9a-f]{6}$/i, t`Choose a color`),
  ours: boolean().defined(),
  note: note(),
});

export const addHerdRules = (units: Units, zone: string | null) =>
  object({
    ...herdFields(),
    ...classFields(units),
    // A herd may be counted later: then its figures say that its head is missing.
    head: head().when('average_weight', ([text]: unknown[], rule) =>
      typeof text === 'string' && text.trim() !== '' ? rule.concat(head(WEIGHT_WITHOUT_HEAD)) : rule,
    ),
    when: when(zone),
  });

export const editHerdRules = () => object(herdFields());

export const countRules = (units: Units, zone: string | null) =>
  object({
    classes: array(object({ ...classFields(units), head: head(t`Enter the head`) })).defined(),
    when: when(zone),
    note: note(),
  });

const TAG_MAX = 40;
const TAGS_MAX = 2_000;

/** Tags that are typed as a text: not too long, and not more than the head. */
const namedAnimals = () =>
  string()
    .defined()
    .test('tags', (text, { createError, parent }) => {
      const tags = typedTags(text);
      const long = tags.find((tag) => Array.from(tag).length > TAG_MAX);
      const count = typedNumber((parent as { head: string }).head, HEAD);
      if (long !== undefined) return createError({ message: t`A tag has at most 40 characters: ${long}` });
      if (tags.length > TAGS_MAX) return createError({ message: t`Enter at most 2,000 tags` });
      if (count !== null && tags.length > count) return createError({ message: t`More tags are named than head` });
      return true;
    });

const CHOOSE_HERD = t`Choose the other herd`;

/** @param isAll whether it is of all animals, which have no head of their own */
export const transferRules = (units: Units, zone: string | null, isAll = false) =>
  object({
    reason: choice(TRANSFER_REASONS),
    other_herd: string()
      .defined()
      .when('reason', ([reason]: unknown[], rule) => {
        if (reason !== 'split' && reason !== 'joined') return rule;
        const chosen = rule.min(1, CHOOSE_HERD);
        return reason === 'joined' ? chosen.notOneOf([NEW_HERD], CHOOSE_HERD) : chosen;
      }),
    new_herd: string().when(['reason', 'other_herd'], ([reason, other_herd]: unknown[], rule) =>
      beginsHerd({ reason, other_herd }) ? name() : rule,
    ),
    animal: string().when('reason', ([reason]: unknown[], rule) =>
      reason === 'born' ? rule.required(t`Choose what was born`) : rule,
    ),
    head: head(isAll ? undefined : t`Enter the head`),
    average_weight: weight(units).when('reason', ([reason]: unknown[], rule) =>
      reason === 'born' ? rule.concat(weight(units, t`Enter their weight at birth`)) : rule,
    ),
    when: when(zone),
    note: note(),
    tags: namedAnimals(),
    document: line(),
    party: line(),
  });

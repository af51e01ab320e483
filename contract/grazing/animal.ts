import { object, type InferType } from '../text/yup';
import { plural, t } from '@domain/words';
import { ANIMALS } from './animals';
import { choice, date, instant, line, list, note, reference, tag } from './recordFields';
import { idEndsAfterItStarts, inAHerdFromThen } from './wholeRules';

export const TAG_TYPES = ['eid', 'official', 'visual', 'tattoo', 'brand', 'other'] as const;

const IDS_MAX = 20;
const IDS = t`Enter 1 to ${plural(IDS_MAX, { one: '# tag', other: '# tags' })}`;

const idSchema = object({
  tag: tag(),
  type: choice(TAG_TYPES),
  from: date().nullable(),
  to: date().nullable(),
})
  .noUnknown(true, t`This tag has a field we don’t know`)
  .defined(t`A tag is needed`)
  .nonNullable(t`A tag is needed`)
  .test(idEndsAfterItStarts);

/**
 * A single animal: what explains the tags that were read. Each tag is its own from the day `from` to the day `to`, the last
 * one included; null has no end on that side. It is in `herd_uuid` from `at` on, until a transfer takes it elsewhere.
 */
export const animalSchema = object({
  name: line(),
  animal: choice(ANIMALS),
  ids: list(idSchema, { min: 1, max: IDS_MAX }, IDS),
  herd_uuid: reference('herd').nullable(),
  at: instant().nullable(),
  born_on: date().nullable(),
  dam_uuid: reference('animal').nullable(),
  note: note(),
})
  .noUnknown()
  .test(inAHerdFromThen);

export type Animal = InferType<typeof animalSchema>;

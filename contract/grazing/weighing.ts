import { object, type InferType } from '../text/yup';
import { plural, t } from '@domain/words';
import { ANIMALS } from './animals';
import { choice, instant, list, note, reference, tag, weightLb } from './recordFields';

export const WEIGHTS_MAX = 2_000;

const WEIGHTS = t`Enter 1 to ${plural(WEIGHTS_MAX, { one: '# weight', other: '# weights' })}`;

const entrySchema = object({ tag: tag({ min: 0 }), lb: weightLb() })
  .noUnknown(true, t`This weight has a field we don’t know`)
  .defined(t`A weight is needed`)
  .nonNullable(t`A weight is needed`);

/**
 * One session at the scale: the weights of animals of a herd, in lb, in the order in which they were read. An empty `tag`
 * wasn't read. A longer session is several records of one group, at the same instant.
 */
export const weighingSchema = object({
  herd_uuid: reference('herd'),
  at: instant(),
  animal: choice(ANIMALS).nullable(),
  entries: list(entrySchema, { min: 1, max: WEIGHTS_MAX }, WEIGHTS),
  note: note(),
}).noUnknown();

export type Weighing = InferType<typeof weighingSchema>;

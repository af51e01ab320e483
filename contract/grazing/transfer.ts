import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { choice, instant, note, reference, weightLb, whole } from './recordFields';
import { fromOrToAHerd } from './wholeRules';

export const TRANSFER_REASONS = [
  'bought',
  'born',
  'sold',
  'died',
  'weaned',
  'split',
  'joined',
  'strayed',
  'found',
] as const;

/** Animals that leave one herd, join another, or both. `animal` null: of all classes; `head` null: all of them. */
export const transferSchema = object({
  at: instant(),
  from_herd_uuid: reference('herd').nullable(),
  to_herd_uuid: reference('herd').nullable(),
  animal: choice(ANIMALS).nullable(),
  head: whole().nullable(),
  average_weight_lb: weightLb().nullable(),
  reason: choice(TRANSFER_REASONS),
  note: note(),
})
  .noUnknown()
  .test(fromOrToAHerd);

export type Transfer = InferType<typeof transferSchema>;

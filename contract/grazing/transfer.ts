import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { choice, instant, line, note, reference, tags, weightLb, whole } from './recordFields';
import { fromOrToAHerd, noMoreTagsThanHead } from './wholeRules';

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

/**
 * Animals that leave one herd, join another, or both. `animal` null: of all classes; `head` null: all of them. `tags` names
 * some or all of them. `document` is a waybill, brand paper or invoice, `party` who sold or bought.
 */
export const transferSchema = object({
  at: instant(),
  from_herd_uuid: reference('herd').nullable(),
  to_herd_uuid: reference('herd').nullable(),
  animal: choice(ANIMALS).nullable(),
  head: whole().nullable(),
  average_weight_lb: weightLb().nullable(),
  reason: choice(TRANSFER_REASONS),
  note: note(),
  tags: tags().meta({ since: 4, absent: [] }),
  document: line().meta({ since: 4, absent: '' }),
  party: line().meta({ since: 4, absent: '' }),
})
  .noUnknown()
  .test(fromOrToAHerd)
  .test(noMoreTagsThanHead);

export type Transfer = InferType<typeof transferSchema>;

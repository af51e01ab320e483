import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { labelFields } from './treatmentProduct';
import { amount, choice, date, instant, line, name, note, reference, tags, whole, yesOrNo } from './recordFields';
import { headOrTags, lastDoseAfterFirst } from './wholeRules';

const BATCH_MAX = 40;
const REASON_MAX = 200;

/** What was used: the product of the ranch's list, if it is there, its name as on the label, and the pack. */
export const usedFields = () => ({
  product_uuid: reference('product').nullable(),
  product: name(),
  batch: line({ max: BATCH_MAX }),
});

/**
 * What animals of a herd were given, from the first dose (`at`) to the last (`last_at`). Whom it concerns: the whole herd;
 * `animal`, one class; `head`, that many of them; or the animals with `tags`. What the label says is a copy of the product's.
 * `organic` null: nobody said.
 */
export const treatmentSchema = object({
  herd_uuid: reference('herd'),
  at: instant(),
  last_at: instant().nullable(),
  animal: choice(ANIMALS).nullable(),
  head: whole().nullable(),
  tags: tags(),
  ...usedFields(),
  ...labelFields(),
  expires_on: date().nullable(),
  reason: line({ max: REASON_MAX }),
  total: amount().nullable(),
  site: line(),
  by: line(),
  vet: line(),
  prescription: line(),
  supplier: line(),
  proof: line(),
  extralabel: yesOrNo(),
  not_for_food: yesOrNo(),
  cost: amount().nullable(),
  note: note(),
})
  .noUnknown()
  .test(headOrTags)
  .test(lastDoseAfterFirst);

export type Treatment = InferType<typeof treatmentSchema>;

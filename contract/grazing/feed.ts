import { object, type InferType } from '../text/yup';
import { amount, choice, instant, note, reference } from './recordFields';
import { ofAHerdOrPaddock } from './wholeRules';

const FEEDS = ['hay', 'silage', 'supplement', 'other'] as const;
const FEED_USES = ['put_out', 'eaten'] as const;

/** Feed that was put out or eaten, lb as fed. Where both are given, the paddock counts. */
export const feedSchema = object({
  at: instant(),
  lb: amount(),
  what: choice(FEEDS),
  use: choice(FEED_USES),
  herd_uuid: reference('herd').nullable(),
  paddock_uuid: reference('paddock').nullable(),
  note: note(),
})
  .noUnknown()
  .test(ofAHerdOrPaddock);

export type Feed = InferType<typeof feedSchema>;

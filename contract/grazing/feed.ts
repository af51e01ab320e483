import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { dryMatter, FEEDS } from './feedstuff';
import { amount, choice, instant, note, reference, whole } from './recordFields';
import { ofAHerdOrPaddock } from './wholeRules';

const FEED_USES = ['put_out', 'eaten'] as const;

const DAYS_MAX = 366;

/**
 * Feed that was put out or eaten, lb as fed. Where both are given, the paddock counts. `dm_percent` is its dry matter,
 * `animal` the class it went to (null: all of them), `days` how long it lasts, from its day on (null: 1).
 */
export const feedSchema = object({
  at: instant(),
  lb: amount(),
  what: choice(FEEDS),
  use: choice(FEED_USES),
  herd_uuid: reference('herd').nullable(),
  paddock_uuid: reference('paddock').nullable(),
  note: note(),
  dm_percent: dryMatter().meta({ since: 5, absent: null }),
  animal: choice(ANIMALS).nullable().meta({ since: 5, absent: null }),
  days: whole({ min: 1, max: DAYS_MAX }).nullable().meta({ since: 5, absent: null }),
  feedstuff_uuid: reference('feedstuff').nullable().meta({ since: 5, absent: null }),
})
  .noUnknown()
  .test(ofAHerdOrPaddock);

export type Feed = InferType<typeof feedSchema>;

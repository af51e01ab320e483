import { object, type InferType } from '../text/yup';
import { date, note } from './recordFields';
import { endsAfterItStarts } from './wholeRules';

/** Days in which a ranch's pasture can be grazed, for its organic report. A year may have several, with gaps between. */
export const grazingSeasonSchema = object({
  starts_on: date(),
  ends_on: date(),
  note: note(),
})
  .noUnknown()
  .test(endsAfterItStarts);

export type GrazingSeason = InferType<typeof grazingSeasonSchema>;

import { object, type InferType } from '../text/yup';
import { choice, date, name } from './recordFields';
import { endsAfterItStarts } from './wholeRules';

const SEASON_TYPES = ['growing', 'dormant', 'year'] as const;

/** A named range of days; `ends_on` is the last day, null while it is open. Seasons of a ranch do not overlap. */
export const seasonSchema = object({
  name: name(),
  type: choice(SEASON_TYPES),
  starts_on: date(),
  ends_on: date().nullable(),
})
  .noUnknown()
  .test(endsAfterItStarts);

export type Season = InferType<typeof seasonSchema>;

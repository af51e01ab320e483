import { object, type InferType } from '../text/yup';
import { date, name, note, references } from './recordFields';
import { endsAfterItStarts } from './wholeRules';

const PADDOCKS_MAX = 500;

/** Paddocks that are reported together from a day on; `ends_on` is the last day, null while they are. */
export const landUnitSchema = object({
  name: name(),
  paddock_uuids: references('paddock', 1, PADDOCKS_MAX),
  starts_on: date(),
  ends_on: date().nullable(),
  note: note(),
})
  .noUnknown()
  .test(endsAfterItStarts);

export type LandUnit = InferType<typeof landUnitSchema>;

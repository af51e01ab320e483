import { object, type InferType } from '../text/yup';
import { amount, choice, date, note, reference } from './recordFields';
import { endsAfterItStarts } from './wholeRules';

const MARKS = [
  'calving',
  'breeding',
  'weaning',
  'closed',
  'attention',
  'hayed',
  'burned',
  'grazed_by_others',
  'tilled',
  'seeded',
] as const;

/** What a chart shows over some days; without a paddock it is about the whole ranch. Marks change no figure. */
export const markSchema = object({
  what: choice(MARKS),
  starts_on: date(),
  ends_on: date().nullable(),
  paddock_uuid: reference('paddock').nullable(),
  lb: amount().nullable(),
  note: note(),
})
  .noUnknown()
  .test(endsAfterItStarts);

export type Mark = InferType<typeof markSchema>;

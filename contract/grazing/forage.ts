import { object, type InferType } from '../text/yup';
import { amount, choice, instant, line, note, reference } from './recordFields';

const FORAGE_MEASURES = ['season_estimate', 'standing', 'residual'] as const;

export const forageSchema = object({
  paddock_uuid: reference('paddock'),
  at: instant(),
  lb_per_acre: amount({ typedMax: 50_000 }),
  measure: choice(FORAGE_MEASURES),
  method: line(),
  note: note(),
}).noUnknown();

export type Forage = InferType<typeof forageSchema>;

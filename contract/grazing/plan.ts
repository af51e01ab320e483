import { object, type InferType } from '../text/yup';
import { amount, instant, note, reference, references } from './recordFields';
import { OPEN_GATES_MAX } from './move';

/** A move to come. It is made when a move names it. */
export const planSchema = object({
  herd_uuid: reference('herd'),
  paddock_uuids: references('paddock', 1, OPEN_GATES_MAX),
  at: instant(),
  days: amount({ above: 0 }),
  note: note(),
}).noUnknown();

export type Plan = InferType<typeof planSchema>;

import { object, type InferType } from '../text/yup';
import { amount, choice, instant, note, reference, references } from './recordFields';
import { inPaddocksOrOff } from './wholeRules';

export const OFF_PASTURE = ['corral', 'feedlot', 'away', 'unknown'] as const;

/** Most paddocks that a herd is in at once. */
export const OPEN_GATES_MAX = 64;

/** Where a herd is from `at` on. `strip_acres` is the part in use, for the density. */
export const moveSchema = object({
  herd_uuid: reference('herd'),
  at: instant(),
  paddock_uuids: references('paddock', 0, OPEN_GATES_MAX),
  off: choice(OFF_PASTURE).nullable(),
  strip_acres: amount().nullable(),
  planned_days: amount({ above: 0 }).nullable(),
  plan_uuid: reference('plan').nullable(),
  note: note(),
})
  .noUnknown()
  .test(inPaddocksOrOff);

export type Move = InferType<typeof moveSchema>;

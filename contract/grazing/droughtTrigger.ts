import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { amount, choice, dayOfYear, instant, name, note, percent } from './recordFields';

const INDICATORS = ['rain_percent', 'standing_lb_per_acre', 'reserve_days', 'moist_soil_in', 'drought_class'] as const;
const SIDES = ['below', 'above'] as const;
const ACTION_MAX = 1_000;

/**
 * A day of each year on which a drought plan looks at a figure, and what is to be done where it is below or above the
 * threshold. Rain is of the days from `from_day` to `to_day`. The threshold is in the indicator's own unit.
 */
export const droughtTriggerSchema = object({
  name: name(),
  on_day: dayOfYear(),
  indicator: choice(INDICATORS),
  from_day: dayOfYear().nullable(),
  to_day: dayOfYear().nullable(),
  threshold: amount(),
  side: choice(SIDES),
  action: note({ min: 1, max: ACTION_MAX }),
  animal: choice(ANIMALS).nullable(),
  head_percent: percent().nullable(),
  retired_at: instant().nullable(),
  note: note(),
}).noUnknown();

export type DroughtTrigger = InferType<typeof droughtTriggerSchema>;

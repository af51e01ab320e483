import { object, type InferType } from '../text/yup';
import { ANIMALS } from './animals';
import { amount, choice, date, line, reference } from './recordFields';
import { poundsOrPercent } from './wholeRules';

/** Animals that an organic report shows and doesn't judge, or leaves out. */
const EXEMPTIONS = ['none', 'breeding_bulls', 'finishing', 'under_6_months'] as const;

const SOURCE_MAX = 200;
const DMD_LB_MAX = 200;
const DMD_PERCENT_MAX = 10;

/**
 * How much dry matter a head of a class needs from that day on: lb a day, or percent of its live weight; neither where it
 * only says the stage. Of one herd, or of all (`herd_uuid` null). `source` is where the figure is from.
 */
export const demandSchema = object({
  animal: choice(ANIMALS),
  herd_uuid: reference('herd').nullable(),
  starts_on: date(),
  stage: line(),
  dmd_lb: amount({ above: 0, max: DMD_LB_MAX }).nullable(),
  dmd_percent: amount({ above: 0, max: DMD_PERCENT_MAX }).nullable(),
  exempt: choice(EXEMPTIONS),
  source: line({ max: SOURCE_MAX }),
})
  .noUnknown()
  .test(poundsOrPercent);

export type Demand = InferType<typeof demandSchema>;

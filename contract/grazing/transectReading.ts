import { HITS } from '@domain/monitoring/monitoringFacts';
import { object, type InferType } from '../text/yup';
import { instant, line, note, reference, whole } from './recordFields';
import { heights } from './useReading';
import { noMoreCanopyThan, someHits } from './wholeRules';

const POINTS_MAX = 1_000;
const hits = () => whole({ max: POINTS_MAX });

/**
 * The first hits of a transect's points, counted by what they were: 1 to 1,000 in all. `canopy` counts those of the same
 * points under any canopy, `gaps` the gaps between plants over 20 inches.
 */
export const transectReadingSchema = object({
  transect_uuid: reference('transect'),
  at: instant(),
  bare: hits(),
  litter: hits(),
  rock: hits(),
  annual_grass: hits(),
  perennial_grass: hits(),
  forb: hits(),
  shrub: hits(),
  tree: hits(),
  canopy: hits().nullable(),
  gaps: hits().nullable(),
  heights_in: heights(),
  by: line(),
  note: note(),
})
  .noUnknown()
  .test(someHits(HITS, POINTS_MAX))
  .test(noMoreCanopyThan(HITS));

export type TransectReading = InferType<typeof transectReadingSchema>;

import { object, type InferType } from '../text/yup';
import { plural, t } from '@domain/words';
import { amount, choice, instant, line, list, note, percent, reference, whole } from './recordFields';
import { heightsOrMean, readingsOfAMean } from './wholeRules';

const HEIGHT_MAX_IN = 120;
const HEIGHTS_MAX = 200;
const CAUSE_MAX = 200;

const USE_METHODS = ['stubble', 'clipped', 'landscape_appearance', 'other'] as const;

/** A height of grass, inches. */
export const heightIn = () => amount({ max: HEIGHT_MAX_IN });

/** Heights as they were read, 0 to 200 of them, inches. */
export const heights = () =>
  list(
    heightIn(),
    { min: 0, max: HEIGHTS_MAX },
    t`Enter at most ${plural(HEIGHTS_MAX, { one: '# height', other: '# heights' })}`,
  ).meta({
    json: { type: 'array', items: { type: 'number', minimum: 0, maximum: HEIGHT_MAX_IN }, maxItems: HEIGHTS_MAX },
  });

/**
 * How much of a key area's plant was used. Either the heights, or their mean and how many there were; `use_percent` is the
 * share of the year's growth that is gone. `cause` is why what was agreed was not met.
 */
export const useReadingSchema = object({
  key_area_uuid: reference('key_area'),
  at: instant(),
  heights_in: heights(),
  mean_in: heightIn().nullable(),
  readings: whole({ min: 1 }).nullable(),
  use_percent: percent().nullable(),
  method: choice(USE_METHODS),
  by: line(),
  cause: line({ max: CAUSE_MAX }),
  note: note(),
})
  .noUnknown()
  .test(heightsOrMean)
  .test(readingsOfAMean);

export type UseReading = InferType<typeof useReadingSchema>;

import { object, string, type InferType } from '../text/yup';
import { t } from '@domain/words';
import { isTimeZone } from './dates';
import { amount, choice, days, list, percent, weightLb } from './recordFields';

const ZONE = t`We don’t know this time zone. Choose one from the list, such as America/Denver`;

const timeZone = () =>
  string()
    .defined(t`This field is required`)
    .nullable()
    .typeError(ZONE)
    .test({
      name: 'zone',
      message: ZONE,
      skipAbsent: true,
      test: (name) => typeof name !== 'string' || isTimeZone(name),
    })
    // eslint-disable-next-line lingui/no-unlocalized-strings -- in the description of the API
    .meta({ json: { type: 'string', description: 'IANA time zone' } });

/** The rules that an organic report follows: the US National Organic Program's, or none. */
const RULE_SETS = ['us_nop', 'none'] as const;

const MONTHS = 12;
/** More than the wettest place on earth has in a month. */
export const MONTH_RAIN_MAX_IN = 400;

/** What it usually rains in each month, January first, inches. */
const rainNormals = () =>
  list(
    amount({ max: MONTH_RAIN_MAX_IN }),
    { min: MONTHS, max: MONTHS },
    t`Enter the rain of each of the 12 months`,
  ).meta({
    json: {
      type: 'array',
      items: { type: 'number', minimum: 0, maximum: MONTH_RAIN_MAX_IN },
      minItems: MONTHS,
      maxItems: MONTHS,
    },
  });

/**
 * A ranch's settings. There is one such record a ranch, and its uuid is the ranch's. Weights and intake in lb,
 * `rain_normals_in` in inches, null while they weren't entered.
 */
export const ranchSettingsSchema = object({
  time_zone: timeZone(),
  standard_weight_lb: weightLb(),
  standard_intake_lb: amount({ min: 1, max: 200 }),
  rest_target_growing_days: days(),
  rest_target_dormant_days: days(),
  utilisation_percent: percent(),
  rule_set: choice(RULE_SETS).nullable().meta({ since: 4, absent: null }),
  rain_normals_in: rainNormals().nullable().meta({ since: 5, absent: null }),
}).noUnknown();

export type RanchSettings = InferType<typeof ranchSettingsSchema>;

/** What a ranch is founded with. The zone is unknown until a browser says it. */
export const DEFAULT_RANCH_SETTINGS: RanchSettings = {
  time_zone: null,
  standard_weight_lb: 1_000,
  standard_intake_lb: 30,
  rest_target_growing_days: 45,
  rest_target_dormant_days: 90,
  utilisation_percent: 50,
  rule_set: null,
  rain_normals_in: null,
};

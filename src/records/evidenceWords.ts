import { t } from '@domain/words';
import type { DataOf } from './kinds';

/** Why animals were kept from pasture. */
export const CONFINEMENT_REASON_NAMES: Readonly<Record<DataOf<'confinement'>['reason'], string>> = {
  weather: t`Weather`,
  stage_of_life: t`Stage of life`,
  health_risk: t`Health or safety of the animals`,
  soil_water: t`Soil or water at risk`,
  treatment: t`Treatment`,
  sorting: t`Sorting, shipping or sale`,
  breeding: t`Breeding`,
  youth_project: t`Youth project`,
  birth: t`Birth`,
  newborn: t`Newborn`,
  shearing: t`Shearing`,
  milking: t`Milking`,
  finishing: t`Finishing`,
  other: t`Other`,
};

/** Animals that an organic report doesn't judge, or leaves out. */
export const EXEMPTION_NAMES: Readonly<Record<DataOf<'demand'>['exempt'], string>> = {
  none: t({ message: 'Counted', context: 'animals in a report' }),
  breeding_bulls: t`Breeding bulls`,
  finishing: t`Finishing`,
  under_6_months: t`Under 6 months`,
};

/** How the use of a key area was read. */
export const USE_METHOD_NAMES: Readonly<Record<DataOf<'use_reading'>['method'], string>> = {
  stubble: t`Stubble height`,
  clipped: t`Clipped`,
  landscape_appearance: t`Landscape appearance`,
  other: t`Other`,
};

/** When photos of a point are due around a grazing. */
export const AT_GRAZING_NAMES: Readonly<Record<DataOf<'photo_point'>['at_grazing'], string>> = {
  none: t({ message: 'Neither', context: 'before or after each grazing' }),
  before: t`Before each grazing`,
  after: t`After each grazing`,
  both: t`Before and after each grazing`,
};

/** How the points of a transect are laid out. */
export const LAYOUT_NAMES: Readonly<Record<DataOf<'transect'>['layout'], string>> = {
  spokes_100: t`Four lines from the center, 100 points`,
  line: t`One line`,
  other: t`Other`,
};

/** What a drought plan looks at. */
export const INDICATOR_NAMES: Readonly<Record<DataOf<'trigger'>['indicator'], string>> = {
  rain_percent: t`Rain, percent of normal`,
  standing_lb_per_acre: t`Standing forage`,
  reserve_days: t`Days of forage in reserve`,
  moist_soil_in: t`Depth of moist soil`,
  drought_class: t`Drought class, 0 to 4`,
};

export const SIDE_NAMES: Readonly<Record<DataOf<'trigger'>['side'], string>> = {
  below: t({ message: 'Below', context: 'a threshold' }),
  above: t({ message: 'Above', context: 'a threshold' }),
};

/** What was decided on the day of a trigger. */
export const DECISION_NAMES: Readonly<Record<DataOf<'decision'>['what'], string>> = {
  kept: t({ message: 'Kept as it was', context: 'a decision' }),
  done: t({ message: 'Done as planned', context: 'a decision' }),
  changed: t({ message: 'Done otherwise', context: 'a decision' }),
  put_off: t({ message: 'Put off', context: 'a decision' }),
};

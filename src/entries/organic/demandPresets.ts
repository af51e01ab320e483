import { t } from '@domain/words';
import type { DataOf } from '@records/index';

const LB_PER_KG = 2.20462;

/** What a head of a class needs by a source that can be named, to be picked and then changed freely. */
export interface DemandPreset {
  readonly id: string;
  readonly name: string;
  readonly animal: DataOf<'demand'>['animal'];
  readonly stage: string;
  /** Lb of dry matter a day, or percent of live weight: one of them. */
  readonly dmd_lb: number | null;
  readonly dmd_percent: number | null;
  readonly source: string;
}

const MICHIGAN = t`Michigan State University notes`;
const NEBRASKA = t`University of Nebraska-Lincoln`;
const EFSA = t`EFSA, table E.1`;
const [DRY, LACTATING] = [t`dry`, t`lactating`];

type OfWeight = readonly [id: string, name: string, stage: string, percent: number];

/** By the forage that there is. */
const BEEF_COWS: readonly OfWeight[] = [
  ['dry-poor', t`Dry beef cow, poor forage`, DRY, 1.5],
  ['dry-average', t`Dry beef cow, average forage`, DRY, 2],
  ['dry-good', t`Dry beef cow, good forage`, DRY, 2.5],
  ['lactating-poor', t`Lactating beef cow, poor forage`, LACTATING, 2],
  ['lactating-average', t`Lactating beef cow, average forage`, LACTATING, 2.3],
  ['lactating-good', t`Lactating beef cow, good forage`, LACTATING, 2.7],
];

const inPounds = (kg: number): number => Number((kg * LB_PER_KG).toFixed(2));

type OfKilograms = readonly [id: string, name: string, animal: DemandPreset['animal'], stage: string, kg: number];

const BY_EFSA: readonly OfKilograms[] = [
  ['dairy-cow', t`Dairy cow, 650 kg at 40 kg of milk`, 'cows', LACTATING, 20.7],
  ['fattening-cattle', t`Fattening cattle, 400 kg`, 'steers', t`fattening`, 9.6],
  ['ewe-twins', t`Ewe, 80 kg with twins`, 'ewes', t`with twins`, 2.8],
  ['milking-goat', t`Milking goat, 60 kg`, 'goats', LACTATING, 3.4],
  ['fattening-goat', t`Fattening goat, 40 kg`, 'goats', t`fattening`, 1.5],
];

const COW_ON_HAY_LB = 24;

/** Of published tables; a certifier’s own figures are typed by hand. */
export const DEMAND_PRESETS: readonly DemandPreset[] = [
  ...BEEF_COWS.map(([id, name, stage, percent]): DemandPreset => ({
    ...{ id, name, stage, animal: 'cows', dmd_lb: null, dmd_percent: percent, source: MICHIGAN },
  })),
  {
    id: 'cow-on-hay',
    name: t`Cow of 1,200 lb on average hay`,
    animal: 'cows',
    stage: '',
    dmd_lb: COW_ON_HAY_LB,
    dmd_percent: null,
    source: NEBRASKA,
  },
  ...BY_EFSA.map(([id, name, animal, stage, kg]): DemandPreset => ({
    ...{ id, name, animal, stage, dmd_lb: inPounds(kg), dmd_percent: null, source: EFSA },
  })),
];

import { adPerAcreInch, adPerHectare100mm } from '@domain/drought/adPerInch';
import type { Figure } from '@domain/grazing/figure';
import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { NOT_RECORDED } from '@shared/units/rainInWords';
import type { Totals } from './useReport';

export interface Line {
  readonly name: string;
  readonly unit: { readonly factor: number; readonly digits: number };
  /** Null: there is none. */
  readonly figure: Figure | null;
  /** What is said where there is none; "---" if nothing is given. */
  readonly none?: string;
}

const COUNTED = { factor: 1, digits: 0 };
const TENTHS = { factor: 1, digits: 1 };
const HUNDREDTHS = { factor: 1, digits: 2 };

/** What two seasons are compared by. */
export function linesOf(totals: Totals, { area, animalDays, weight, rain, isMetric }: PersonsUnits): readonly Line[] {
  const [areaShort, animalDaysShort, massShort, rainShort] = [area.short, animalDays.short, weight.short, rain.short];
  const perInch = adPerAcreInch(totals.ad, totals.acres, totals.rainInches);
  return [
    { name: t`Land (${areaShort})`, unit: area, figure: totals.acres },
    { name: t`Animal days (AD)`, unit: COUNTED, figure: totals.ad },
    { name: t`ADA (${animalDaysShort})`, unit: animalDays, figure: totals.ada },
    { name: t`AUM`, unit: COUNTED, figure: totals.aum },
    { name: t`Stays on pasture`, unit: COUNTED, figure: totals.stays },
    { name: t`Rest before grazing (days, mean)`, unit: TENTHS, figure: totals.meanRestDays },
    { name: t`Grazed again`, unit: COUNTED, figure: totals.rests },
    { name: t`Grazed again under the rest target`, unit: COUNTED, figure: totals.shortRests },
    { name: t`Head at the end`, unit: COUNTED, figure: totals.head },
    { name: t`AU at the end`, unit: TENTHS, figure: totals.au },
    { name: t`Feed put out (${massShort})`, unit: weight, figure: totals.feedPutOutLb },
    { name: t`Feed eaten (${massShort})`, unit: weight, figure: totals.feedEatenLb },
    { name: t`Rain (${rainShort})`, unit: rain, figure: totals.rainInches, none: NOT_RECORDED },
    isMetric
      ? { name: t`AD per hectare per 100 mm of rain`, unit: HUNDREDTHS, figure: adPerHectare100mm(perInch) }
      : { name: t`AD per acre per inch of rain`, unit: HUNDREDTHS, figure: perInch },
  ];
}

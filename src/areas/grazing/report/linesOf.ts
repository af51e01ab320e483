import type { Figure } from '@domain/grazing/figure';
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

/** What two seasons are compared by. */
export function linesOf(totals: Totals, { area, animalDays, weight, rain }: PersonsUnits): readonly Line[] {
  return [
    { name: `Land (${area.short})`, unit: area, figure: totals.acres },
    { name: 'Animal days (AD)', unit: COUNTED, figure: totals.ad },
    { name: `ADA (${animalDays.short})`, unit: animalDays, figure: totals.ada },
    { name: 'AUM', unit: COUNTED, figure: totals.aum },
    { name: 'Stays on pasture', unit: COUNTED, figure: totals.stays },
    { name: 'Rest before grazing (days, mean)', unit: TENTHS, figure: totals.meanRestDays },
    { name: 'Grazed again', unit: COUNTED, figure: totals.rests },
    { name: 'Grazed again under the rest target', unit: COUNTED, figure: totals.shortRests },
    { name: 'Head at the end', unit: COUNTED, figure: totals.head },
    { name: 'AU at the end', unit: TENTHS, figure: totals.au },
    { name: `Feed put out (${weight.short})`, unit: weight, figure: totals.feedPutOutLb },
    { name: `Feed eaten (${weight.short})`, unit: weight, figure: totals.feedEatenLb },
    { name: `Rain (${rain.short})`, unit: rain, figure: totals.rainInches, none: NOT_RECORDED },
  ];
}

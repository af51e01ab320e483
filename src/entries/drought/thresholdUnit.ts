import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { DAYS, PERCENT, type Typed } from '@shared/units/typedNumbers';
import { numberInWords } from '@shared/units/units';

type Indicator = DataOf<'trigger'>['indicator'];
type Shown = Typed & { readonly short: string; readonly digits: number };

/** In what the figure of an indicator, and so its threshold, is read and typed. Stored it is in lb an acre, inches and days. */
export function thresholdUnit(indicator: Indicator, units: PersonsUnits): Shown {
  switch (indicator) {
    case 'rain_percent':
      return { ...PERCENT, short: '%', digits: 0 };
    case 'standing_lb_per_acre':
      return units.yield;
    case 'reserve_days':
      return { ...DAYS, short: t`days`, digits: 0 };
    case 'moist_soil_in':
      return units.rain;
    case 'drought_class':
    default:
      return { name: t`class`, short: '', factor: 1, digits: 0 };
  }
}

/** "71 %", "800 lb/ac", "12 in" */
export const indicatorInWords = (value: number, indicator: Indicator, units: PersonsUnits): string => {
  const { factor, short, digits } = thresholdUnit(indicator, units);
  return `${numberInWords(value * factor, digits)} ${short}`.trim();
};

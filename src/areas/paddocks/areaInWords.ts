import { plural } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';

/** "234.5 acres", in the person's unit and with its decimals. */
export function areaInWords(acres: number, { area: { factor, digits }, isMetric }: PersonsUnits): string {
  const scale = 10 ** digits;
  const shown = Math.round(acres * factor * scale) / scale;
  return isMetric
    ? plural(shown, { one: '# hectares', other: '# hectares' })
    : plural(shown, { one: '# acres', other: '# acres' });
}

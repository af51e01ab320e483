import { t } from '@domain/words';
import { inUnit, numberInWords, type Unit } from './units';

export const NOT_RECORDED = t`not recorded`;

/** Rain without its unit, for a column that names it: "1.5". Null, of days without any entry: never 0. */
export const rainNumber = (inches: number | null, { factor, digits }: Unit): string =>
  inches === null ? NOT_RECORDED : numberInWords(inches * factor, digits);

/** Rain with its unit: "1.5 in". */
export const rainInWords = (inches: number | null, unit: Unit): string =>
  inches === null ? NOT_RECORDED : inUnit(inches, unit);

import { invalid } from '../http/refusals';

const YEAR = /^(19|20|21)\d\d$/;

/** The year of a query, from 1900 to 2199; null without one. Throws 422 with the sentence for anything else. */
export function readYear(value: string | string[] | undefined): number | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && YEAR.test(value)) return Number(value);
  throw invalid({ year: 'A year is needed, once: 2026' });
}

import { instantInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import { shortDay } from './ranchTime';

/** "Mar 2026" of 2026-03 */
export const shortMonth = (month: string): string =>
  instantInWords(Date.parse(`${month}-15T12:00:00Z`), { month: 'short', year: 'numeric', timeZone: 'UTC' });

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const textOf = (day: string): string => t`text of ${day}`;

/** Which edition of a rule's text was read: "text of Jan 1, 2015", "text of Oct 2017", "text of 2014". */
export function editionInWords(readOn: string | null): string {
  if (readOn === null) return t`edition not noted`;
  if (DAY.test(readOn)) return textOf(shortDay(readOn));
  return textOf(MONTH.test(readOn) ? shortMonth(readOn) : readOn);
}

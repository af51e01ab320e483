import { RECORDS_PAGE_MAX } from '@contract/http/limits';
import type { Failure } from '@shared/requestState';

const LEAST = 150;
const GOOD_IN_A_ROW = 2;

/** How many records a page has at most: what the line has shown it can carry. */
export interface PageSize {
  readonly limit: number;
  /** How many pages of that size came in a row. */
  readonly good: number;
}

export const WHOLE_PAGES: PageSize = { limit: RECORDS_PAGE_MAX, good: 0 };

/** The size after a page that came: twice as large after two of them. */
export function afterPage({ limit, good }: PageSize): PageSize {
  if (good + 1 < GOOD_IN_A_ROW) return { limit, good: good + 1 };
  return { limit: Math.min(2 * limit, RECORDS_PAGE_MAX), good: 0 };
}

/** The size after a page that didn't come: a quarter where it took too long. */
export function afterLoss({ limit, good }: PageSize, { code }: Failure): PageSize {
  return code === 'timeout' ? { limit: Math.max(Math.floor(limit / 4), LEAST), good: 0 } : { limit, good };
}

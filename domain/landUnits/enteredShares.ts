import type { Entered } from '../entered/howEntered';
import { missing, type Figure } from '../grazing/figure';

/** How the moves behind a year's figures came: shares of its head-days, 0 to 1, and the word for it. */
export interface EnteredShares {
  readonly live: Figure;
  readonly sentLater: Figure;
  readonly late: Figure;
  readonly imported: Figure;
  readonly recorded: Entered | 'mixed' | null;
}

const MOSTLY = 0.9;
const MARKS = ['live', 'sent_later', 'late', 'imported'] as const;

/**
 * The shares of head-days by how they were entered (rule V7); the year is called by the one that has at least 90 %, else
 * "mixed". They lack `entered` while that is unknown of a stay; null without head-days.
 */
export function enteredShares(headDays: ReadonlyMap<Entered | null, number>): EnteredShares | null {
  const total = [...headDays.values()].reduce((all, days) => all + days, 0);
  if (total === 0) return null;
  const isUnknown = (headDays.get(null) ?? 0) > 0;
  const shareOf = (mark: Entered): number => (headDays.get(mark) ?? 0) / total;
  const figureOf = (mark: Entered): Figure => (isUnknown ? missing('entered', '') : shareOf(mark));
  return {
    live: figureOf('live'),
    sentLater: figureOf('sent_later'),
    late: figureOf('late'),
    imported: figureOf('imported'),
    recorded: isUnknown ? null : (MARKS.find((mark) => shareOf(mark) >= MOSTLY) ?? 'mixed'),
  };
}

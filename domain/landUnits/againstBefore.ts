const YEARS_MIN = 3;
const PERCENT_OF_A_CHANGE = 5;
/** Enough for any use, and none of the last digits that sums of equal figures differ in. */
const DIGITS = 9;

/**
 * The change of a figure in percent against the mean of the years before (rule V8); null under three years with that figure,
 * where the year itself has none, and where the mean is 0.
 */
export function changeAgainst(now: number | null, before: readonly (number | null)[]): number | null {
  const known = before.filter((value) => value !== null);
  if (now === null || known.length < YEARS_MIN) return null;
  const mean = known.reduce((all, value) => all + value, 0) / known.length;
  return mean === 0 ? null : Number((((now - mean) / mean) * 100).toFixed(DIGITS));
}

/** Whether a change is marked: more than 5 % (VM0042's line for a changed practice, as we read it). */
export const isChangedPractice = (percent: number | null): boolean =>
  percent !== null && Math.abs(percent) > PERCENT_OF_A_CHANGE;

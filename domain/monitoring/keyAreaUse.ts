import type { KeyAreaData, UseReadingData } from './monitoringFacts';

/** What was agreed for a key area and nobody has read. */
type NotRead = 'stubble' | 'use';

/** What a reading says of its key area. */
export interface KeyAreaUse {
  /** Mean height of the stubble, inches; null where no height was read. */
  readonly meanIn: number | null;
  readonly usePercent: number | null;
  /** How many heights the mean is of; null where nobody said. */
  readonly readings: number | null;
  /** Whether what was agreed was met; null where nothing was agreed, or what was is not read. */
  readonly isMet: boolean | null;
  readonly notRead: readonly NotRead[];
}

/** A mean such as 3.9999999999999996 is 4 but for its last digits. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** Mean height of a reading in inches (rule M1): of its heights, else the mean that was entered; null without either. */
function meanHeightOf({ heights_in: heights, mean_in: mean }: UseReadingData): number | null {
  return heights.length === 0 ? mean : rounded(heights.reduce((all, height) => all + height, 0) / heights.length);
}

/**
 * Whether the use of a key area was as agreed (rule M1): mean height ≥ `min_stubble_in` and use ≤ `max_use_percent`, each where
 * it is set. One that was missed is enough to miss; else one that was not read leaves it open.
 */
export function keyAreaUse(
  { min_stubble_in: least, max_use_percent: most }: Pick<KeyAreaData, 'min_stubble_in' | 'max_use_percent'>,
  reading: UseReadingData | null,
): KeyAreaUse {
  const meanIn = reading === null ? null : meanHeightOf(reading);
  const usePercent = reading?.use_percent ?? null;
  const heights = reading?.heights_in.length ?? 0;
  const isStubbleMet = least === null ? undefined : meanIn === null ? null : meanIn >= least;
  const isUseMet = most === null ? undefined : usePercent === null ? null : usePercent <= most;
  const judged = [isStubbleMet, isUseMet].filter((each) => each !== undefined);
  const isOpen = judged.length === 0 || judged.includes(null);
  return {
    meanIn,
    usePercent,
    readings: heights > 0 ? heights : (reading?.readings ?? null),
    isMet: judged.includes(false) ? false : isOpen ? null : true,
    notRead: [...(isStubbleMet === null ? ['stubble' as const] : []), ...(isUseMet === null ? ['use' as const] : [])],
  };
}

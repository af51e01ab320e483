import { occupationsWithin, type Occupation } from '../grazing/occupations';
import type { Span } from '../grazing/overTime';
import { inOrder, type Dated, type Entry } from '../grazing/records';
import type { UseReadingData } from './monitoringFacts';

/** The reading that tells how a key area was used in a year. */
export interface ReadingOfYear {
  readonly reading: Dated<UseReadingData>;
  /** Whether it was read while the paddock still had its grazing of the year before it: it does not say what was left. */
  readonly isWhileGrazed: boolean;
}

/**
 * The reading of a year (rule M1): the first at or after the last presence in the paddock that year and before the next
 * arrival, which may be in a later year; else the latest of the year, read while it was grazed. In a year without any animals
 * that is the latest of the year. Null where nobody has read.
 *
 * @param readings those of one key area
 * @param occupations those of its paddock, by time
 * @param span the year, in the ranch's zone
 */
export function readingOfYear(
  readings: readonly Entry<UseReadingData>[],
  occupations: readonly Occupation[],
  span: Span,
): ReadingOfYear | null {
  const dated = inOrder(readings);
  const last = occupationsWithin(occupations, span).at(-1);
  const left = last !== undefined && last.to <= span.until ? last.to : null;
  if (left !== null) {
    const next = occupations.find(({ from }) => from > left)?.from ?? Infinity;
    const after = dated.find(({ at }) => left <= at && at < next);
    if (after !== undefined) return { reading: after, isWhileGrazed: false };
  }
  const latest = dated.findLast(({ at }) => span.since <= at && at < span.until);
  return latest === undefined ? null : { reading: latest, isWhileGrazed: last !== undefined };
}

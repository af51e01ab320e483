import { restBetween, type Rest } from './rest';
import { presencesWithin, type Presence } from './stays';
import type { Timelines } from './timelines';
import type { Visit } from './visits';

const animalsIn = ({ stay, from, to }: Visit): readonly Presence[] => presencesWithin(stay.presences, from, to);

/** A rest with the arrival that ended it, ms since 1970. */
export interface EndedRest extends Rest {
  readonly at: number;
}

/**
 * The rest that each grazing of a time ended in a paddock: whole days from the last presence before it, in the order of the
 * calendar, with what of them is known. The first grazing of all ends no rest, and herds that follow each other within half a
 * day are one.
 */
export function restsEnded(
  visits: readonly Visit[],
  { since, until }: { since: number; until: number },
  { records, recordedUntil }: Pick<Timelines, 'records' | 'recordedUntil'>,
): EndedRest[] {
  const presences = visits.flatMap(animalsIn).sort((one, other) => one.from - other.from);
  const rests: EndedRest[] = [];
  let reached: number | null = null;
  for (const { from, to } of presences) {
    if (from >= until) break;
    const rest = reached === null || from < since ? null : restBetween(reached, from, records, recordedUntil);
    if (rest !== null && rest.elapsedDays > 0) rests.push({ ...rest, at: from });
    reached = Math.max(reached ?? to, to);
  }
  return rests;
}

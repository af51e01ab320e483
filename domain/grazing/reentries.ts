import { presencesWithin, type Presence } from './stays';
import { daysBetween } from './time';
import type { Visit } from './visits';

const animalsIn = ({ stay, from, to }: Visit): readonly Presence[] => presencesWithin(stay.presences, from, to);

/**
 * Days of rest that each grazing of a time ended in a paddock: whole days from the last presence before it, in the order
 * of the calendar. The first grazing of all ends no rest, and herds that follow each other within half a day are one.
 */
export function restsEnded(visits: readonly Visit[], { since, until }: { since: number; until: number }): number[] {
  const presences = visits.flatMap(animalsIn).sort((one, other) => one.from - other.from);
  const rests: number[] = [];
  let reached: number | null = null;
  for (const { from, to } of presences) {
    if (from >= until) break;
    const days = reached === null ? 0 : Math.round(daysBetween(reached, from));
    if (days > 0 && from >= since) rests.push(days);
    reached = Math.max(reached ?? to, to);
  }
  return rests;
}

import { presencesWithin } from './stays';
import type { Visit } from './visits';

/** A time in which a paddock had animals without a break. Instants, ms since 1970; `to` is Infinity while it lasts. */
export interface Occupation {
  readonly from: number;
  readonly to: number;
}

/** The times in which a paddock had animals, by time: what follows at once, or at the same time, is one. */
export function occupationsOf(visits: readonly Visit[]): Occupation[] {
  const presences = visits
    .flatMap(({ stay, from, to }) => presencesWithin(stay.presences, from, to))
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const all: { from: number; to: number }[] = [];
  for (const { from, to } of presences) {
    const last = all.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** Those that touch a time. */
export const occupationsWithin = (
  all: readonly Occupation[],
  { since, until }: { since: number; until: number },
): Occupation[] => all.filter(({ from, to }) => from < until && (to > since || from >= since));

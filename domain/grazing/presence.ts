import { plus, combine, type Figure } from './figure';
import type { Standard } from './herdClass';
import { forageBetween, lastsAt, presencesWithin, type Presence } from './stays';
import { daysBetween } from './time';
import type { Visit } from './visits';

interface Span {
  readonly since: number;
  readonly until: number;
}

const presencesOf = ({ stay, from, to }: Visit, { since, until }: Span): readonly Presence[] =>
  presencesWithin(stay.presences, Math.max(from, since), Math.min(to, until));

/** Forage taken in a paddock, lb: the integral of the herds' demand over their presence there, each with its share. */
export function forageTaken(visits: readonly Visit[], { since, until }: Span, standard: Standard): Figure {
  let taken: Figure = 0;
  for (const { stay, from, to, share } of visits) {
    const start = Math.max(from, since);
    const end = Math.min(to, until);
    if (start >= end || stay.presences.length === 0) continue;
    const forage = forageBetween(stay, start, end, standard);
    taken = plus(taken, share === 1 ? forage : combine(forage, share, (lb, part) => lb * part));
  }
  return taken;
}

/** Grazing days: the length of the union of the presences, in days. Two herds on one day are one day. */
export function grazingDays(visits: readonly Visit[], span: Span): number {
  const presences: Presence[] = [];
  for (const visit of visits) {
    if (visit.from < span.until && visit.to > span.since) presences.push(...presencesOf(visit, span));
  }
  presences.sort((one, other) => one.from - other.from);
  let days = 0;
  let reached = -Infinity;
  for (const { from, to } of presences) {
    const start = Math.max(from, reached);
    if (to > start) days += daysBetween(start, to);
    reached = Math.max(reached, to);
  }
  return days;
}

/** The visits of herds that are in a paddock at an instant, with a head that is not 0. */
export const visitsNow = (visits: readonly Visit[], at: number): Visit[] =>
  visits.filter((visit) => lastsAt(visit, at) && visit.stay.presences.some((presence) => lastsAt(presence, at)));

/** The last instant with animals in a paddock, at or before a time; null when there was none. */
export function lastPresence(visits: readonly Visit[], at: number): number | null {
  let last: number | null = null;
  // From the latest on: most of the earlier ones ended before, and need no second look.
  for (let index = visits.length - 1; index >= 0; index -= 1) {
    const visit = visits[index];
    if (visit === undefined || visit.from > at) continue;
    const end = Math.min(visit.to, at);
    if (last !== null && end <= last) continue;
    for (const { from, to } of visit.stay.presences) {
      if (from <= end && (from < visit.to || visit.from === visit.to))
        last = Math.max(last ?? -Infinity, Math.min(to, end));
    }
  }
  return last;
}

/** When a herd last came into a paddock, at or before a time, in a stay that had animals; null when none did. */
export function lastArrival(visits: readonly Visit[], at: number): number | null {
  const come = visits.findLast(
    ({ from, stay }) => from <= at && stay.presences.some((presence) => presence.from <= at),
  );
  return come?.from ?? null;
}

import { lastUpTo } from '../lists/lastUpTo';
import { missing, plus, type Figure } from './figure';
import { intakeBetween, type Standard } from './herdClass';
import type { HerdState } from './herdStates';
import { inOrder, type Dated, type Entry, type HerdData, type MoveData, type OffPasture } from './records';
import { headOf, type Classes } from './transfer';

/** A time within a stay in which the herd is there: its head is not 0, or unknown. */
export interface Presence {
  readonly from: number;
  readonly to: number;
  readonly classes: Classes;
}

/**
 * One herd in one place, from a move to the first of its next move and its retirement. Stays are computed, never
 * entered. Instants are milliseconds since 1970 UTC; `to` is Infinity while nothing ends it.
 */
export interface Stay {
  readonly herdUuid: string;
  /** The move that began it, then those to the same place, which continue it. */
  readonly moves: readonly Dated<MoveData>[];
  readonly from: number;
  readonly to: number;
  /** The paddocks it is in; none while it is off pasture. */
  readonly paddockUuids: readonly string[];
  readonly off: OffPasture | null;
  /** By time. None while the head was known to be 0 throughout: such a stay grazes nothing and resets no rest. */
  readonly presences: readonly Presence[];
  /** Forage that the whole stay took, lb; null while nothing ends it. */
  readonly forageLb: Figure | null;
}

/** Whether a stay lasts at an instant. */
export const lastsAt = ({ from, to }: { from: number; to: number }, at: number): boolean => from <= at && at < to;

/** The stay of a herd that lasts at an instant; stays are by time and don't overlap. */
export function stayAt(stays: readonly Stay[] | undefined, at: number): Stay | null {
  const stay = stays?.[lastUpTo(stays, at, ({ from }) => from)];
  return stay !== undefined && lastsAt(stay, at) ? stay : null;
}

/** The index of the last state at or before an instant, or -1. */
const stateAt = (states: readonly HerdState[], instant: number): number => lastUpTo(states, instant, ({ at }) => at);

/** What a herd is at an instant; null while its head is unknown. */
export const classesAt = (states: readonly HerdState[], at: number): Classes =>
  states[stateAt(states, at)]?.classes ?? null;

function presencesBetween(states: readonly HerdState[], from: number, to: number): Presence[] {
  let index = stateAt(states, from);
  const classes = states[index]?.classes ?? null;
  // Nearly every stay is one presence.
  if (to <= (states[index + 1]?.at ?? Infinity)) return headOf(classes) === 0 ? [] : [{ from, to, classes }];
  const presences: Presence[] = [];
  let start = from;
  do {
    const end = Math.min(to, states[index + 1]?.at ?? Infinity);
    const classes = states[index]?.classes ?? null;
    if (headOf(classes) !== 0) presences.push({ from: start, to: end, classes });
    start = end;
    index += 1;
  } while (start < to);
  return presences;
}

function forageOfPresence({ from, to, classes }: Presence, herdUuid: string, standard: Standard): Figure {
  if (classes === null) return missing('head', herdUuid);
  let forage = 0;
  for (const animals of classes) {
    const taken = intakeBetween(animals, from, to, standard);
    if (taken === null) return missing('weight', herdUuid);
    forage += taken;
  }
  return forage;
}

function forageOf(presences: readonly Presence[], herdUuid: string, standard: Standard): Figure {
  let forage: Figure = 0;
  for (const presence of presences) forage = plus(forage, forageOfPresence(presence, herdUuid, standard));
  return forage;
}

/** The presences of a stay within a time. One without a length counts when it lies within. */
export function presencesWithin(presences: readonly Presence[], from: number, to: number): readonly Presence[] {
  const first = presences[0];
  const last = presences.at(-1);
  if (first === undefined || last === undefined || (first.from >= from && last.to <= to)) return presences;
  return presences
    .filter((presence) => presence.from < to && (presence.to > from || presence.from === from))
    .map((presence) => ({ ...presence, from: Math.max(presence.from, from), to: Math.min(presence.to, to) }));
}

/** Forage that a stay took between two instants, lb: the integral of the herd's demand over its presence. */
export function forageBetween(stay: Stay, from: number, to: number, standard: Standard): Figure {
  if (stay.forageLb !== null && from <= stay.from && stay.to <= to) return stay.forageLb;
  return forageOf(presencesWithin(stay.presences, from, to), stay.herdUuid, standard);
}

const placeOf = ({ paddock_uuids, off }: MoveData): string =>
  off ?? (paddock_uuids.length === 1 ? (paddock_uuids[0] ?? '') : [...paddock_uuids].sort().join(' '));

type Together = [first: Dated<MoveData>, ...more: Dated<MoveData>[]];

/** Moves in order, those to the same place in a row together. */
function byPlace(moves: readonly Dated<MoveData>[]): Together[] {
  const places: Together[] = [];
  let place: string | null = null;
  for (const move of moves) {
    const next = placeOf(move.data);
    if (next === place) places.at(-1)?.push(move);
    else places.push([move]);
    place = next;
  }
  return places;
}

/**
 * The stays of a herd, by time. A move to where the herd already is continues the stay; moves from its retirement on
 * begin none. Two moves at one instant leave a stay without a length.
 */
export function staysOf(
  herd: Entry<HerdData>,
  moves: readonly Entry<MoveData>[],
  states: readonly HerdState[],
  standard: Standard,
): Stay[] {
  const retiredAt = herd.data.retired_at === null ? Infinity : Date.parse(herd.data.retired_at);
  const places = byPlace(inOrder(moves).filter(({ at }) => at < retiredAt));
  return places.map((together, index): Stay => {
    const { at: from, data } = together[0];
    const to = Math.min(retiredAt, places[index + 1]?.[0].at ?? Infinity);
    const presences = data.off === null ? presencesBetween(states, from, to) : [];
    return {
      herdUuid: herd.uuid,
      moves: together,
      from,
      to,
      paddockUuids: data.paddock_uuids,
      off: data.off,
      presences,
      forageLb: to === Infinity ? null : forageOf(presences, herd.uuid, standard),
    };
  });
}

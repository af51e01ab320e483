import type { HerdClass } from '../grazing/herdClass';
import type { Entry } from '../grazing/records';
import { classesAt, lastsAt, type Stay } from '../grazing/stays';
import type { HerdState } from '../grazing/herdStates';
import type { ConfinementData } from './organicFacts';

/** A part of a day in which nothing about a herd changes. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Null: its head is unknown. */
  readonly classes: readonly HerdClass[] | null;
  /** Whether it is in a paddock. */
  readonly isOut: boolean;
  /** What keeps some or all of it from pasture. */
  readonly confined: readonly ConfinementData[];
}

/** What is known of a herd over time. */
export interface HerdStory {
  readonly uuid: string;
  readonly states: readonly HerdState[];
  readonly stays: readonly Stay[];
  readonly confinements: readonly Entry<ConfinementData>[];
  /** When it was retired, ms since 1970; Infinity while it isn't. */
  readonly retiredAt: number;
}

const endOf = ({ ends_at: end }: ConfinementData): number => (end === null ? Infinity : Date.parse(end));

interface Confined {
  readonly data: ConfinementData;
  readonly from: number;
  readonly to: number;
}

/** Which confinements hold as time goes on: one of each class and reason, however many overlap. */
function heldAt(confined: readonly Confined[]): (at: number) => readonly ConfinementData[] {
  const events = confined
    .flatMap(({ data, from, to }) => [
      { at: from, by: 1, data },
      { at: to, by: -1, data },
    ])
    .sort((one, other) => one.at - other.at);
  const counts = new Map<string, { data: ConfinementData; count: number }>();
  let next = 0;
  return (at) => {
    for (let event = events[next]; event !== undefined && event.at <= at; event = events[next]) {
      const { data, by } = event;
      const key = `${data.animal ?? ''} ${data.reason}`;
      counts.set(key, { data, count: (counts.get(key)?.count ?? 0) + by });
      next += 1;
    }
    return [...counts.values()].filter(({ count }) => count > 0).map(({ data }) => data);
  };
}

/**
 * Cuts days of a herd where anything about it changes. Days are asked for in ascending order.
 *
 * @returns the pieces between two instants, ms since 1970; none once the herd is retired
 */
export function piecesOf({ states, stays, confinements, retiredAt }: HerdStory): (from: number, to: number) => Piece[] {
  const confined = confinements.map(({ data }) => ({ data, from: Date.parse(data.starts_at), to: endOf(data) }));
  const held = heldAt(confined);
  const cuts = [
    ...new Set([
      retiredAt,
      ...states.map(({ at }) => at),
      ...[...stays, ...confined].flatMap(({ from, to }) => [from, to]),
    ]),
  ].sort((one, other) => one - other);
  let next = 0;
  let stay = 0;
  return (from, to) => {
    const pieces: Piece[] = [];
    while ((cuts[next] ?? Infinity) <= from) next += 1;
    let start = from;
    for (let index = next; start < to && start < retiredAt; index += 1) {
      const end = Math.min(to, cuts[index] ?? Infinity);
      while (stay < stays.length - 1 && (stays[stay]?.to ?? Infinity) <= start) stay += 1;
      const at = stays[stay];
      pieces.push({
        from: start,
        to: end,
        classes: classesAt(states, start),
        isOut: at !== undefined && at.off === null && lastsAt(at, start),
        confined: held(start),
      });
      start = end;
    }
    return pieces;
  };
}

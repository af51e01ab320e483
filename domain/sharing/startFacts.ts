import { weightAt, type HerdClass } from '../grazing/herdClass';
import { herdStatesOf } from '../grazing/herdStates';
import {
  inOrder,
  type CountClass,
  type CountData,
  type Dated,
  type Entry,
  type HerdData,
  type MoveData,
  type TransferData,
} from '../grazing/records';
import { classesAt } from '../grazing/stays';
import type { Zone } from '../grazing/time';
import { saltedId } from './saltedIds';
import type { ShareWindow } from './shareWindow';
import type { SharedRecord } from './shareTerms';

/** What the state of herds is read from. */
export interface HerdFacts {
  readonly herds: readonly Entry<HerdData>[];
  readonly counts: readonly Entry<CountData>[];
  readonly transfers: readonly Entry<TransferData>[];
  readonly moves: readonly Entry<MoveData>[];
}

const countedAs = (each: HerdClass, at: number, zone: Zone): CountClass => ({
  animal: each.animal,
  head: each.head,
  average_weight_lb: weightAt(each, at, zone),
  gain_lb_per_day: each.gainLbPerDay,
  au_per_head: each.auPerHead,
  intake_percent: each.intakePercent,
});

/** The last move of each herd before an instant. */
function lastMoves(moves: readonly Dated<MoveData>[], before: number): Map<string, MoveData> {
  const last = new Map<string, MoveData>();
  for (const { at, data } of moves) if (at < before) last.set(data.herd_uuid, data);
  return last;
}

const herdsAt = (facts: readonly Entry<{ herd_uuid: string; at: string }>[], instant: number): Set<string> =>
  new Set(facts.filter(({ data }) => Date.parse(data.at) === instant).map(({ data }) => data.herd_uuid));

/**
 * What held when the window of a share began, as facts of that instant: a count of each herd whose head was known, with its
 * weights as they were then, and a move to where it was. A fact of that very instant takes their place.
 */
export function startFacts(
  { herds, counts, transfers, moves }: HerdFacts,
  { since }: ShareWindow,
  { zone, salt }: { zone: Zone; salt: string },
): SharedRecord[] {
  const at = new Date(since).toISOString();
  const states = herdStatesOf(counts, transfers, zone);
  const places = lastMoves(inOrder(moves), since);
  const [counted, moved] = [herdsAt(counts, since), herdsAt(moves, since)];
  return herds.flatMap(({ uuid }): SharedRecord[] => {
    const classes = counted.has(uuid) ? null : classesAt(states.byHerd.get(uuid) ?? [], since - 1);
    const place = moved.has(uuid) ? undefined : places.get(uuid);
    const count = classes?.map((each) => countedAs(each, since, zone)) ?? [];
    const start = (kind: string, data: object): SharedRecord => ({ kind, uuid: saltedId(salt, kind, uuid), data });
    return [
      ...(count.length === 0
        ? []
        : [start('count', { herd_uuid: uuid, at, classes: count, reason: 'corrected', note: '' })]),
      ...(place === undefined ? [] : [start('move', { ...place, at, planned_days: null, plan_uuid: null, note: '' })]),
    ];
  });
}

/** The herds that lived within a window: those that were retired before it, or first seen after it, did not. */
export function livingHerds(
  { herds, counts, transfers, moves }: HerdFacts,
  { since, until }: ShareWindow,
): Entry<HerdData>[] {
  const first = new Map<string, number>();
  const note = (herd: string | null, at: string): void => {
    if (herd !== null) first.set(herd, Math.min(first.get(herd) ?? Infinity, Date.parse(at)));
  };
  for (const { data } of [...counts, ...moves]) note(data.herd_uuid, data.at);
  for (const { data } of transfers) {
    note(data.from_herd_uuid, data.at);
    note(data.to_herd_uuid, data.at);
  }
  return herds.filter(({ uuid, data }) => {
    const retired = data.retired_at === null ? Infinity : Date.parse(data.retired_at);
    return retired > since && (first.get(uuid) ?? -Infinity) < until;
  });
}

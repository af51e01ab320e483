import type { HerdFigures } from '../grazing/herdFigures';
import type { Entry, MoveData } from '../grazing/records';
import { timelinesOf, type Timelines } from '../grazing/timelines';
import { endOf, sequencesOf, type PlannedStay } from './PlannedStay';

/** What a projection begins with: the record as it is now. */
export interface Known {
  readonly timelines: Timelines;
  readonly herds: ReadonlyMap<string, HerdFigures>;
}

const move = (uuid: string, herdUuid: string, at: number, to: readonly string[]): Entry<MoveData> => ({
  uuid,
  data: {
    herd_uuid: herdUuid,
    at: new Date(at).toISOString(),
    paddock_uuids: to,
    off: to.length === 0 ? 'unknown' : null,
    strip_acres: null,
    planned_days: null,
    plan_uuid: null,
  },
});

/** When each stay of a herd's sequence can begin: as planned, but not before now and not before the one before it. */
export function startsOf(plans: readonly PlannedStay[], now: number): number[] {
  let earliest = now;
  return plans.map(({ at }) => (earliest = Math.max(earliest, at)));
}

/**
 * When a herd leaves where it is: at its planned end, or earlier with its next planned move; null where neither is known.
 * One that stays beyond its planned end is there until its next planned move.
 */
function leavesAt(plannedOut: number | null, starts: readonly number[], now: number): number | null {
  const out = plannedOut !== null && plannedOut > now ? plannedOut : Infinity;
  const first = Math.min(out, starts[0] ?? Infinity);
  return first === Infinity ? null : first;
}

/** The moves of a herd as they are planned: each stay ends when its days are over, or with the next one. */
function movesAhead(herdUuid: string, plans: readonly PlannedStay[], { herds }: Known, now: number): Entry<MoveData>[] {
  const starts = startsOf(plans, now);
  const stays = plans.flatMap((plan, index) => {
    const at = starts[index] ?? plan.at;
    const next = starts[index + 1] ?? Infinity;
    // Of those that would begin at one instant the last one holds.
    if (next === at) return [];
    const end = at + endOf(plan) - plan.at;
    const stay = move(plan.uuid, herdUuid, at, plan.paddockUuids);
    return end < next ? [stay, move(`${plan.uuid}~`, herdUuid, end, [])] : [stay];
  });
  const out = leavesAt(herds.get(herdUuid)?.plannedOut ?? null, starts, now);
  return out === null || out === starts[0] ? stays : [move(`${herdUuid}~`, herdUuid, out, []), ...stays];
}

/** The stays to come as they are planned: when each can begin, and when each herd leaves where it is. */
export interface Ahead {
  /** By plan, ms since 1970. */
  readonly starts: ReadonlyMap<string, number>;
  /** By herd, of those of which it is known. */
  readonly leaves: ReadonlyMap<string, number>;
}

export function aheadOf({ herds }: Known, plans: readonly PlannedStay[], now: number): Ahead {
  const sequences = sequencesOf(plans);
  const starts = new Map<string, number>();
  const leaves = new Map<string, number>();
  for (const own of sequences.values()) {
    const ofHerd = startsOf(own, now);
    own.forEach(({ uuid, at }, index) => starts.set(uuid, ofHerd[index] ?? at));
  }
  for (const { uuid, plannedOut } of herds.values()) {
    const out = leavesAt(plannedOut, startsOf(sequences.get(uuid) ?? [], now), now);
    if (out !== null) leaves.set(uuid, out);
  }
  return { starts, leaves };
}

/**
 * The record as it will read when every herd moves as planned: overdue plans are made now, a stay ends when its planned
 * days are over, and until the next one begins its herd is in no paddock. A herd without planned days stays until its
 * first plan, and where it has none it stays on. What Plan and Chart say of rest to come is read from it.
 */
export function projectedTimelines(known: Known, plans: readonly PlannedStay[], now: number): Timelines {
  const { timelines } = known;
  const sequences = sequencesOf(plans);
  const moves = new Map(timelines.records.moves);
  for (const { uuid } of timelines.records.herds) {
    const added = movesAhead(uuid, sequences.get(uuid) ?? [], known, now);
    if (added.length > 0) moves.set(uuid, [...(moves.get(uuid) ?? []), ...added]);
  }
  return { ...timelinesOf({ ...timelines.records, moves }, timelines), recordedUntil: now };
}

/** The same with other plans of one herd, from what was read before: quick enough while a plan is dragged. */
export function reprojected(
  projected: Timelines,
  known: Known,
  { herdUuid, plans }: { readonly herdUuid: string; readonly plans: readonly PlannedStay[] },
  now: number,
): Timelines {
  const own = sequencesOf(plans).get(herdUuid) ?? [];
  const before = known.timelines.records.moves.get(herdUuid) ?? [];
  const moves = new Map(projected.records.moves);
  moves.set(herdUuid, [...before, ...movesAhead(herdUuid, own, known, now)]);
  return { ...timelinesOf({ ...projected.records, moves }, projected), recordedUntil: now };
}

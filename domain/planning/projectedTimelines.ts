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

function movesOfHerd(plans: readonly PlannedStay[], now: number): Entry<MoveData>[] {
  const starts = startsOf(plans, now);
  const last = plans.at(-1);
  if (last === undefined) return [];
  const { herdUuid, uuid } = last;
  // Of those that would begin at one instant the last one holds.
  const made = plans.flatMap((plan, index) => {
    const at = starts[index] ?? plan.at;
    return starts[index + 1] === at ? [] : [move(plan.uuid, herdUuid, at, plan.paddockUuids)];
  });
  const end = (starts.at(-1) ?? now) + endOf(last) - last.at;
  return [...made, move(`${uuid}~`, herdUuid, end, [])];
}

/**
 * The record as it will read when every herd moves as planned: overdue plans are made now, each stay lasts until the
 * next one begins, and after the last one nobody knows where the herd is. A herd without a plan leaves when its planned
 * days are over; where none are planned it stays.
 */
export function projectedTimelines({ timelines, herds }: Known, plans: readonly PlannedStay[], now: number): Timelines {
  const sequences = sequencesOf(plans);
  const moves = new Map(timelines.records.moves);
  for (const { uuid } of timelines.records.herds) {
    const own = sequences.get(uuid) ?? [];
    const out = herds.get(uuid)?.plannedOut ?? null;
    const leaves = own.length === 0 && out !== null && out > now ? [move(`${uuid}~`, uuid, out, [])] : [];
    const added = [...movesOfHerd(own, now), ...leaves];
    if (added.length > 0) moves.set(uuid, [...(moves.get(uuid) ?? []), ...added]);
  }
  return { ...timelinesOf({ ...timelines.records, moves }, timelines), recordedUntil: now };
}

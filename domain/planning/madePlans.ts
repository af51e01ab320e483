import { daysBetween, zoneOf } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import { sequencesOf, type PlannedStay } from './PlannedStay';

/** A plan that a move has made, and what came of it. */
export interface MadePlan<P extends PlannedStay = PlannedStay> {
  readonly plan: P;
  readonly moveUuid: string;
  /** When the herd moved, ms since 1970. */
  readonly movedAt: number;
  /** Whole days of the ranch's zone that it moved after the planned day; below 0 before it. */
  readonly daysLate: number;
  /** Where it went, where that is not as planned; null where it is. Empty: off pasture. */
  readonly elsewhere: readonly string[] | null;
  /** How long it stayed; null while it is there, and where the stay that the move began is not told apart. */
  readonly stayedDays: number | null;
  /** Whether several moves name the plan: most likely one, entered by two people. */
  readonly isTwice: boolean;
}

const isSamePlace = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((uuid) => other.includes(uuid));

/**
 * Completed moves, with how far off they were, the latest move first. A plan that several moves name comes with
 * each of them.
 */
export function madePlans<P extends PlannedStay>(
  plans: readonly P[],
  { records, stays }: Timelines,
  now: number,
): MadePlan<P>[] {
  const zone = zoneOf(records.ranch.time_zone);
  const made: MadePlan<P>[] = [];
  for (const [herdUuid, own] of sequencesOf(plans)) {
    const moves = records.moves.get(herdUuid) ?? [];
    for (const plan of own) {
      const naming = moves.filter(({ data }) => data.plan_uuid === plan.uuid);
      for (const { uuid, data } of naming) {
        const movedAt = Date.parse(data.at);
        const stay = (stays.get(herdUuid) ?? []).find((each) => each.moves.some((move) => move.uuid === uuid));
        const isOver = stay !== undefined && stay.to <= now;
        made.push({
          plan,
          moveUuid: uuid,
          movedAt,
          daysLate: zone.dayOf(movedAt) - zone.dayOf(plan.at),
          elsewhere: isSamePlace(data.paddock_uuids, plan.paddockUuids) ? null : data.paddock_uuids,
          stayedDays: isOver ? daysBetween(movedAt, stay.to) : null,
          isTwice: naming.length > 1,
        });
      }
    }
  }
  return made.sort((one, other) => other.movedAt - one.movedAt);
}

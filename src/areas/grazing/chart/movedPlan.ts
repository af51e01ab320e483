import { DAY_MS, type Zone } from '@domain/grazing/time';
import { movesIntoThePast } from '@domain/planning/inThePast';
import { daysLater, endsLater, shifted } from '@domain/planning/rearranged';
import { listed, type NameOf } from '@records/herdWords';
import { changed, selectOne, type WithRecords } from '@records/index';
import type { OpenMove } from '@records/useOpenPlans';
import { startsWritten } from '../plan/planValues';
import type { DraggedPlan } from './ChartModel';

interface Known {
  readonly plans: readonly OpenMove[];
  readonly zone: Zone;
  readonly nameOf: NameOf;
  readonly state: WithRecords;
  /** Whether the herd's later planned moves move along. */
  readonly isMovingLater: boolean;
}

/** The paddocks of a planned move with one of them changed for another; one that it has already stands once. */
export const inPlaceOf = (uuids: readonly string[], from: string, to: string): string[] => [
  ...new Set(uuids.map((uuid) => (uuid === from ? to : uuid))),
];

/** Whether a planned move would begin on a day that is over if it were let go now: there nothing is planned any more. */
export const isDraggedIntoThePast = (dragged: DraggedPlan, now: number, zone: Zone): boolean =>
  movesIntoThePast(dragged.bar.from, draggedTime(dragged, zone).from, now, zone);

/** When a planned move would begin and end if it were let go now, ms since 1970. It keeps what it has beyond whole days. */
export function draggedTime({ bar, firstDay, days }: DraggedPlan, zone: Zone) {
  const from = daysLater(bar.from, firstDay - bar.marked.first, zone);
  const longer = days - Math.max(1, bar.marked.count);
  return { from, to: from + bar.to - bar.from + longer * DAY_MS };
}

/**
 * What letting go of a planned move on the chart writes, with what people read of it: it keeps its time of day and what it
 * has beyond whole days. Null where somebody has deleted it meanwhile.
 *
 * @param to the paddock in whose row it is let go
 */
export function movedPlan({ bar, paddockUuid, firstDay, days }: DraggedPlan, to: string, known: Known) {
  const { plans, zone, nameOf, state, isMovingLater } = known;
  const plan = plans.find(({ uuid }) => uuid === bar.planUuid);
  const held = plan === undefined ? undefined : selectOne(state, 'plan', plan.uuid);
  if (plan === undefined || held === undefined) return null;
  const after = {
    at: daysLater(plan.at, firstDay - bar.marked.first, zone),
    days: plan.days + days - Math.max(1, bar.marked.count),
  };
  const paddockUuids = inPlaceOf(plan.paddockUuids, paddockUuid, to);
  const own = changed('plan', held, {
    ...(after.at !== plan.at && { at: new Date(after.at).toISOString() }),
    ...(after.days !== plan.days && after.days > 0 && { days: after.days }),
    ...(to !== paddockUuid && { paddock_uuids: paddockUuids }),
  });
  const later = plans.filter((each) => each.herdUuid === plan.herdUuid && each !== plan && each.at >= plan.at);
  const along = isMovingLater ? startsWritten(shifted(later, endsLater(plan, after), zone), state) : [];
  const what = `${nameOf(plan.herdUuid)} to ${listed(paddockUuids.map(nameOf))}`;
  return { label: `Changed the planned move of ${what}`, changes: [own, ...along] };
}

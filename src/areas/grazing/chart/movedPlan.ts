import { DAY_MS, type Zone } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import { movesIntoThePast } from '@domain/planning/inThePast';
import { daysLater, endsLater, shifted } from '@domain/planning/rearranged';
import type { NameOf } from '@records/herdWords';
import { changed, selectOne, type WithRecords } from '@records/index';
import type { OpenMove } from '@records/useOpenPlans';
import { startsWritten } from '../plan/planValues';
import type { BarInRow, DraggedPlan } from './ChartModel';

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

/** The whole days of a bar as it is dragged: one at least. */
const daysOf = ({ marked }: ChartBar): number => Math.max(1, marked.count);

/** How many days longer a planned move would be than it is: shorter below 0. What it has beyond whole days it keeps. */
const daysLonger = ({ bar, days }: DraggedPlan): number => days - daysOf(bar);

/** A planned move as it is taken hold of, in its row. */
export const takenPlan = ({ bar, paddockUuid }: BarInRow, rowIndex: number): DraggedPlan => ({
  bar,
  paddockUuid,
  rowIndex,
  firstDay: bar.marked.first,
  days: daysOf(bar),
});

interface Steps {
  readonly rows?: number;
  readonly days?: number;
  readonly longer?: number;
}

/** A planned move some rows and days further, or some days longer: within the rows of the chart, and a day at least. */
export const draggedBy = (
  plan: DraggedPlan,
  { rows = 0, days = 0, longer = 0 }: Steps,
  rowCount: number,
): DraggedPlan => ({
  ...plan,
  rowIndex: Math.min(rowCount - 1, Math.max(0, plan.rowIndex + rows)),
  firstDay: plan.firstDay + days,
  days: Math.max(1, plan.days + longer),
});

/** Whether a planned move would be somewhere else than where it was taken. */
export const isDragged = (one: DraggedPlan, taken: DraggedPlan): boolean =>
  one.rowIndex !== taken.rowIndex || one.firstDay !== taken.firstDay || one.days !== taken.days;

/** When a planned move would begin and end if it were let go now, ms since 1970. It keeps what it has beyond whole days. */
export function draggedTime(plan: DraggedPlan, zone: Zone) {
  const { bar, firstDay } = plan;
  const from = daysLater(bar.from, firstDay - bar.marked.first, zone);
  return { from, to: from + bar.to - bar.from + daysLonger(plan) * DAY_MS };
}

/**
 * What letting go of a planned move on the chart writes, with what people read of it: it keeps its time of day and what it
 * has beyond whole days. Null where somebody has deleted it meanwhile.
 *
 * @param to the paddock in whose row it is let go
 */
export function movedPlan(moved: DraggedPlan, to: string, known: Known) {
  const { bar, paddockUuid, firstDay } = moved;
  const { plans, zone, nameOf, state, isMovingLater } = known;
  const plan = plans.find(({ uuid }) => uuid === bar.planUuid);
  const held = plan === undefined ? undefined : selectOne(state, 'plan', plan.uuid);
  if (plan === undefined || held === undefined) return null;
  const after = {
    at: daysLater(plan.at, firstDay - bar.marked.first, zone),
    days: plan.days + daysLonger(moved),
  };
  const paddockUuids = inPlaceOf(plan.paddockUuids, paddockUuid, to);
  const own = changed('plan', held, {
    ...(after.at !== plan.at && { at: new Date(after.at).toISOString() }),
    ...(after.days !== plan.days && after.days > 0 && { days: after.days }),
    ...(to !== paddockUuid && { paddock_uuids: paddockUuids }),
  });
  const later = plans.filter((each) => each.herdUuid === plan.herdUuid && each !== plan && each.at >= plan.at);
  const along = isMovingLater ? startsWritten(shifted(later, endsLater(plan, after, zone), zone), state) : [];
  const said = { what: 'changed_plan', herd: nameOf(plan.herdUuid), to: paddockUuids.map(nameOf) } as const;
  return { said, changes: [own, ...along] };
}

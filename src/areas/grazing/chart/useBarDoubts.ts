import { daysBetween, zoneOf } from '@domain/grazing/time';
import { restBefore, type ChartRest } from '@domain/planning/chartRow';
import { t } from '@domain/words';
import { useClosedWords } from '@records/planning/useClosedWords';
import { useOverlapWords } from '@records/planning/useOverlapWords';
import { useOpenPlans } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';
import { restNumber } from '@shared/figures/restInWords';
import { daysInWords } from '@shared/lib/daysInWords';
import type { BarInRow, ChartModel, DraggedPlan } from './ChartModel';
import { draggedTime, inPlaceOf, isDraggedIntoThePast } from './movedPlan';

export const NOT_IN_THE_PAST = t`A plan begins today or later: it stays where it was.`;

function shortInWords(rest: ChartRest | undefined): string | null {
  if (rest?.isShort !== true) return null;
  const [number, target] = [restNumber(rest.days, rest.isAtLeast), daysInWords(rest.targetDays)];
  return t`Rest shorter than the target: ${number} of ${target}.`;
}

function inWords(rest: ChartRest | undefined, closed: string | null): string[] {
  return [shortInWords(rest), closed].filter((words) => words !== null);
}

/** What speaks against a bar of the chart, in sentences: a rest that is too short, and days on which it is closed. */
export function useBarDoubts({ rowOf }: ChartModel) {
  const closedWords = useClosedWords();
  const overlapWords = useOverlapWords();
  const plans = useOpenPlans();
  return ({ bar, paddockUuid }: BarInRow): string[] => {
    if (bar.kind === 'made') return [];
    const closed = closedWords({ ...bar, paddockUuids: [paddockUuid] });
    const plan = plans.find(({ uuid }) => uuid === bar.planUuid);
    return [...inWords(restBefore(rowOf(paddockUuid), bar), closed), ...(plan ? overlapWords(plan) : [])];
  };
}

/** The same of a planned move where it would be if it were let go now. */
export function useDraggedDoubts({ paddocks, restIf }: ChartModel) {
  const closedWords = useClosedWords();
  const overlapWords = useOverlapWords();
  const plans = useOpenPlans();
  const { zone, now } = useRanchView();
  return (dragged: DraggedPlan): string[] => {
    const uuid = paddocks[dragged.rowIndex]?.uuid ?? dragged.paddockUuid;
    if (isDraggedIntoThePast(dragged, now, zoneOf(zone))) return [NOT_IN_THE_PAST];
    const { from, to } = draggedTime(dragged, zoneOf(zone));
    const plan = plans.find((each) => each.uuid === dragged.bar.planUuid);
    const paddockUuids = plan === undefined ? [uuid] : inPlaceOf(plan.paddockUuids, dragged.paddockUuid, uuid);
    const moved = plan && { ...plan, paddockUuids, at: from, days: daysBetween(from, to) };
    const rest = moved && restIf(uuid, moved);
    const overlaps = moved === undefined ? [] : overlapWords(moved);
    const closed = closedWords({ paddockUuids: [uuid], from, to });
    return [...inWords(rest, closed), ...overlaps];
  };
}

import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { zoneOf } from '@domain/grazing/time';
import { t } from '@domain/words';
import { changeRecorded, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useOpenPlans, type OpenMove } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';
import { useWording } from '@records/useWording';
import { toastShown } from '@shared/events';
import type { ChartModel, DraggedPlan } from './ChartModel';
import { isDraggedIntoThePast, movedPlan } from './movedPlan';
import { NOT_IN_THE_PAST } from './useBarDoubts';

const isSamePlan = (one: OpenMove, other: OpenMove): boolean =>
  one.at === other.at &&
  one.days === other.days &&
  one.herdUuid === other.herdUuid &&
  one.paddockUuids.join() === other.paddockUuids.join();

/** Of planned moves that are dragged or moved by keys: what that records. What changed meanwhile is told, not written over. */
export function useMovedPlans(model: ChartModel) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const plans = useOpenPlans();
  const nameOf = useNames();
  const { personOf } = useWording();
  const { zone, now } = useRanchView();
  const [isMovingLater, setIsMovingLater] = useState(false);
  /** The planned move as it was when it was taken hold of. */
  const taken = useRef<OpenMove | undefined>(undefined);
  const isHeld = useRef(false);

  const hold = (dragged: DraggedPlan | null) => {
    if (dragged !== null && !isHeld.current) taken.current = plans.find(({ uuid }) => uuid === dragged.bar.planUuid);
    isHeld.current = dragged !== null;
  };
  /** Why it can't be let go where it is; undefined where it can. */
  const problemOf = (dragged: DraggedPlan): string | undefined => {
    if (isDraggedIntoThePast(dragged, now, zoneOf(zone))) return NOT_IN_THE_PAST;
    const plan = plans.find(({ uuid }) => uuid === dragged.bar.planUuid);
    if (plan === undefined) return t`Not saved: this planned move was made or deleted meanwhile.`;
    if (taken.current === undefined || isSamePlan(taken.current, plan)) return undefined;
    if (plan.isWaiting) {
      return t`Not saved: You changed this planned move while you held it. It is shown as it is now.`;
    }
    const who = personOf(plan.plannedBy);
    return t`Not saved: ${who} changed this planned move while you held it. It is shown as it is now.`;
  };
  const move = (dragged: DraggedPlan) => {
    const problem = problemOf(dragged);
    if (problem !== undefined) {
      dispatch(toastShown('error', problem));
      return;
    }
    const to = model.paddocks[dragged.rowIndex]?.uuid ?? dragged.paddockUuid;
    const known = { plans, zone: zoneOf(zone), nameOf, state: store.getState(), isMovingLater };
    const written = movedPlan(dragged, to, known);
    if (written !== null) dispatch(changeRecorded(written.said, written.changes));
  };
  return { hold, move, isMovingLater, setIsMovingLater, hasPlans: plans.length > 0 };
}

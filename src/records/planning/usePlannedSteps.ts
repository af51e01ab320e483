import { createSelector } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { plannedSteps, type PlannedStep } from '@domain/planning/plannedSteps';
import { useSteadySelector } from '@shared/presses/useSettling';
import { selectFigures, selectNow, type WithRecords } from '../recordsSelectors';
import { selectOpenPlans, type OpenMove } from '../useOpenPlans';

export type OpenStep = PlannedStep<OpenMove>;

const selectPlannedSteps = createSelector(
  [(state: WithRecords) => selectFigures(state), selectOpenPlans, selectNow],
  (figures, plans, now) => plannedSteps(figures, plans, now),
);

/** The planned moves of each herd in order, with what it will find there. The rows keep their place under a press. */
export const usePlannedSteps = (): ReadonlyMap<string, readonly OpenStep[]> => useSteadySelector(selectPlannedSteps);

/** The planned moves of a herd as they are at the moment: what is shown may be what a press before has changed. */
export function usePlansNow(): (herdUuid: string) => readonly OpenMove[] {
  const store = useStore<WithRecords>();
  return (herdUuid) => (selectPlannedSteps(store.getState()).get(herdUuid) ?? []).map(({ plan }) => plan);
}

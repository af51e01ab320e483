import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { plannedSteps, type PlannedStep } from '@domain/planning/plannedSteps';
import { selectFigures, selectNow, type WithRecords } from '../recordsSelectors';
import { selectOpenPlans, type OpenMove } from '../useOpenPlans';

export type OpenStep = PlannedStep<OpenMove>;

const selectPlannedSteps = createSelector(
  [(state: WithRecords) => selectFigures(state), selectOpenPlans, selectNow],
  (figures, plans, now) => plannedSteps(figures, plans, now),
);

/** The planned moves of each herd in order, with what it will find there. */
export const usePlannedSteps = (): ReadonlyMap<string, readonly OpenStep[]> => useSelector(selectPlannedSteps);

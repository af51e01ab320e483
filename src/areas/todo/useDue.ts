import { createSelector } from '@reduxjs/toolkit';
import { dueOf } from '@domain/grazing/due';
import { selectFigures, selectNow, type WithRecords } from '@records/index';
import { selectOpenPlans } from '@records/useOpenPlans';
import { useSteadySelector } from '@shared/presses/useSettling';

const selectDue = createSelector([(state: WithRecords) => selectFigures(state), selectOpenPlans, selectNow], dueOf);

/** What is due from the grazing record. The rows keep their place under a press. */
export const useDue = () => useSteadySelector(selectDue);

import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { dueOf } from '@domain/grazing/due';
import { selectFigures, selectNow, type WithRecords } from '@records/index';
import { selectOpenPlans } from '@records/useOpenPlans';

const selectDue = createSelector([(state: WithRecords) => selectFigures(state), selectOpenPlans, selectNow], dueOf);

/** What is due from the grazing record. */
export const useDue = () => useSelector(selectDue);

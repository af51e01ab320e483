import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { dueOf } from '@domain/grazing/due';
import { selectAll, selectFigures, selectNow, type WithRecords } from '@records/index';

const selectDue = createSelector(
  [
    (state: WithRecords) => selectAll(state, 'plan'),
    (state: WithRecords) => selectAll(state, 'move'),
    (state: WithRecords) => selectFigures(state),
    selectNow,
  ],
  (plans, moves, figures, now) => {
    const made = new Set(moves.map(({ data }) => data.plan_uuid));
    const open = plans
      .filter(({ uuid }) => !made.has(uuid))
      .map(({ data }) => ({
        herdUuid: data.herd_uuid,
        paddockUuids: data.paddock_uuids,
        at: Date.parse(data.at),
      }));
    return dueOf(figures, open, now);
  },
);

/** What is due from the grazing record. */
export const useDue = () => useSelector(selectDue);

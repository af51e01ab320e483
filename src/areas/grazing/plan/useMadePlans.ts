import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { madePlans } from '@domain/planning/madePlans';
import { selectAll, selectNow, selectTimelines, type WithRecords } from '@records/index';

const selectMadePlans = createSelector(
  [(state: WithRecords) => selectAll(state, 'plan'), selectTimelines, selectNow],
  (plans, timelines, now) =>
    madePlans(
      plans.map(({ uuid, data }) => ({
        uuid,
        herdUuid: data.herd_uuid,
        paddockUuids: data.paddock_uuids,
        at: Date.parse(data.at),
        days: data.days,
      })),
      timelines,
      now,
    ),
);

/** Plans that moves have made, beside what came of them, the latest first. */
export const useMadePlans = () => useSelector(selectMadePlans);

import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { unitsOf } from '@contract/people/units';
import { may } from '@contract/ranches/rights';
import { selectMe, selectRanch } from '@features/user';
import { unitOf } from '@shared/units/units';
import { selectNow, selectZone } from './recordsSelectors';

const selectRanchView = createSelector([selectMe, selectRanch, selectNow, selectZone], (me, ranch, now, zone) => {
  const units = unitsOf(me?.settings ?? {});
  return {
    userUuid: me?.uuid,
    units,
    area: unitOf('area', units),
    weight: unitOf('weight', units),
    gain: unitOf('gain', units),
    animalDays: unitOf('animalDays', units),
    yield: unitOf('yield', units),
    now,
    zone,
    mayRecord: ranch !== null && may(ranch.role, 'record'),
    mayAddPaddocks: ranch !== null && may(ranch.role, 'shapeRanch'),
  };
});

export type RanchView = ReturnType<typeof selectRanchView>;

/** How the person who looks at the ranch reads it: units, zone, the instant of the figures, and what they may do. */
export const useRanchView = (): RanchView => useSelector(selectRanchView);

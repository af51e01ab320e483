import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { standingMarks, type StandingMarks } from '@domain/grazing/marks';
import { dateOfDay, zoneOf } from '@domain/grazing/time';
import type { DataOf } from './kinds';
import { selectAll, selectNow, selectZone, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

type Mark = Held<DataOf<'mark'>>;

/** The same map for the same day, however often a minute passes. */
const onDay = weakMapMemoize(
  (marks: readonly Mark[], paddocks: readonly Held<DataOf<'paddock'>>[], date: string): StandingMarks<Mark> =>
    standingMarks(marks, paddocks, date),
);

/**
 * What closes paddocks or asks for attention, by paddock.
 *
 * @param at ms since 1970; now where it is left out
 */
export function useStandingMarks(at?: number): StandingMarks<Mark> {
  return useSelector((state: WithRecords) => {
    const zone = zoneOf(selectZone(state));
    const date = dateOfDay(zone.dayOf(at ?? selectNow(state)));
    return onDay(selectAll(state, 'mark'), selectAll(state, 'paddock'), date);
  });
}

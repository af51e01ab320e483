import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { standingMarks, type StandingMarks } from '@domain/grazing/marks';
import { datesOf, zoneOf } from '@domain/grazing/time';
import type { DataOf } from './kinds';
import { selectAll, selectNow, selectZone, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

type Mark = Held<DataOf<'mark'>>;

type Paddocks = readonly Held<DataOf<'paddock'>>[];

/** The same map for the same days, however often a minute passes. */
const onDays = weakMapMemoize(
  (marks: readonly Mark[], paddocks: Paddocks, first: string, last: string): StandingMarks<Mark> =>
    standingMarks(marks, paddocks, first, last),
);

/**
 * What closes paddocks or asks for attention on some day of a time, by paddock.
 *
 * @param at when it begins, ms since 1970; now where it is left out
 * @param until when it ends; where it is left out, it is the day of `at` alone
 */
export function useStandingMarks(at?: number, until?: number): StandingMarks<Mark> {
  return useSelector((state: WithRecords) => {
    const from = at ?? selectNow(state);
    const dates = datesOf(zoneOf(selectZone(state)), from, until ?? from);
    return onDays(selectAll(state, 'mark'), selectAll(state, 'paddock'), ...dates);
  });
}

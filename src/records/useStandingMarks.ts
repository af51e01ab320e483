import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { standingMarks, type MarkData, type StandingMarks } from '@domain/grazing/marks';
import type { Entry } from '@domain/grazing/records';
import { datesOf, zoneOf } from '@domain/grazing/time';
import { selectMarksWithin } from './closedGround';
import type { DataOf } from './kinds';
import { selectAll, selectNow, selectZone, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

type Paddocks = readonly Held<DataOf<'paddock'>>[];

/** The same map for the same days, however often a minute passes. */
const onDays = weakMapMemoize(
  (marks: readonly Entry<MarkData>[], paddocks: Paddocks, first: string, last: string): StandingMarks =>
    standingMarks(marks, paddocks, first, last),
);

/**
 * What closes paddocks or asks for attention on some day of a time, by paddock: marks, and treatments that close one at some
 * instant of it.
 *
 * @param at when it begins, ms since 1970; now where it is left out
 * @param until when it ends; where it is left out, it is the day of `at` alone
 */
export function useStandingMarks(at?: number, until?: number): StandingMarks {
  return useSelector((state: WithRecords) => {
    const from = at ?? selectNow(state);
    const to = until ?? from;
    const dates = datesOf(zoneOf(selectZone(state)), from, to);
    return onDays(selectMarksWithin(state, from, to), selectAll(state, 'paddock'), ...dates);
  });
}

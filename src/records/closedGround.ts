import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { closedMark, closuresOf, closuresWithin, treatedStayWarnings } from '@domain/animals/paddocks/closures';
import type { MarkData } from '@domain/grazing/marks';
import type { Entry } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import type { Warning } from '@domain/grazing/warnings';
import { selectAll, selectTimelines, selectZone, type WithRecords } from './recordsSelectors';

const selectTreatments = (state: WithRecords) => selectAll(state, 'paddock_treatment');

/** The times in which paddocks are closed by what was put on them, the one that lasts longest first. */
export const selectClosures = createSelector([selectTreatments], closuresOf);

/** The same as marks, by their days. */
const selectClosedMarks = createSelector(
  [selectClosures, selectZone],
  (closures, zone): ReadonlyMap<string, Entry<MarkData>> =>
    new Map(closures.map((closure) => [closure.uuid, closedMark(closure, zoneOf(zone))])),
);

type Marks = readonly Entry<MarkData>[];

/** The same list for the same treatments, however often a minute passes. */
const together = weakMapMemoize((marks: Marks, closed: ReadonlyMap<string, Entry<MarkData>>, uuids: string): Marks => [
  ...uuids.split(' ').flatMap((uuid) => closed.get(uuid) ?? []),
  ...marks,
]);

/**
 * The marks of the ranch, and before them treatments that close a paddock at some instant of a time, as marks.
 *
 * @param from with `to` the first and the last instant, ms since 1970
 */
export function selectMarksWithin(state: WithRecords, from: number, to: number): Marks {
  const marks = selectAll(state, 'mark');
  const within = closuresWithin(selectClosures(state), from, to);
  if (within.length === 0) return marks;
  return together(marks, selectClosedMarks(state), within.map(({ uuid }) => uuid).join(' '));
}

/** The marks of the ranch and all treatments that close a paddock, as marks. */
export const useAllMarks = (): Marks =>
  useSelector((state: WithRecords) => selectMarksWithin(state, -Infinity, Infinity));

interface StayThere {
  readonly paddockUuids: readonly string[];
  /** ms since 1970; `to` is now while it lasts. */
  readonly at: number;
  readonly to: number;
}

/** What is odd about a stay for what its paddocks were treated with. */
export function useTreatedWarnings(): (stay: StayThere) => Warning[] {
  const treatments = useSelector(selectTreatments);
  const { lands } = useSelector(selectTimelines);
  return ({ paddockUuids, at, to }) =>
    treatments.length === 0
      ? []
      : treatedStayWarnings({ paddockUuids, from: at, to }, treatments, (uuid) => lands.get(uuid)?.parentUuid ?? null);
}

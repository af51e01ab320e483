import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { calendarYear } from '@domain/grazing/calendarYear';
import {
  isInYear,
  keyAreaYear,
  yearOfPaddock,
  type KeyAreaYear,
  type YearOfPaddock,
} from '@domain/monitoring/keyAreaYear';
import { collator } from '@domain/language/language';
import { selectAll, selectNow, selectTimelines, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';

/** How many years before stand next to a year. */
export const YEARS_BEFORE = 5;

/** A key area in a year and in those before it, the latest first. */
export interface MonitoredArea {
  readonly now: KeyAreaYear;
  readonly before: readonly KeyAreaYear[];
}

/** A paddock with its key areas in a year. */
export interface MonitoredPaddock extends YearOfPaddock {
  readonly uuid: string;
  readonly name: string;
  readonly areas: readonly MonitoredArea[];
}

/** The paddocks with key areas in a year, by name (docs/grazing.md, "Monitoring"). */
export function useMonitored(year: number): readonly MonitoredPaddock[] {
  const timelines = useSelector(selectTimelines);
  const now = useSelector(selectNow);
  const areas = useSelector((state: WithRecords) => selectAll(state, 'key_area'));
  const readings = useSelector((state: WithRecords) => selectAll(state, 'use_reading'));
  const nameOf = useNames();
  return useMemo(() => {
    const { since } = calendarYear(year, timelines.standard.zone);
    const rows = areas
      .map((area): MonitoredArea => {
        const inYear = (each: number) => keyAreaYear(area, readings, each, timelines, now);
        return {
          now: inYear(year),
          before: Array.from({ length: YEARS_BEFORE }, (_none, index) => inYear(year - 1 - index)),
        };
      })
      .filter((row) => isInYear(row.now, since))
      .sort((one, other) => collator.compare(one.now.area.data.name, other.now.area.data.name));
    const uuids = new Set(rows.map((row) => row.now.area.data.paddock_uuid));
    return [...uuids]
      .map((uuid) => ({
        ...yearOfPaddock(uuid, year, timelines, now),
        uuid,
        name: nameOf(uuid),
        areas: rows.filter((row) => row.now.area.data.paddock_uuid === uuid),
      }))
      .sort((one, other) => collator.compare(one.name, other.name));
  }, [areas, readings, year, timelines, now, nameOf]);
}

import { occupationsOf } from '../grazing/occupations';
import type { Entry } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';
import type { KeyAreaData, UseReadingData } from './monitoringFacts';

/** A key area that nobody has read since its paddock was grazed. */
export interface DueReading {
  readonly areaUuid: string;
  /** When the last animals left, ms since 1970. */
  readonly left: number;
  /** Whole days of the ranch's zone from today on; below 0 it is overdue. */
  readonly inDays: number;
}

const DAYS_AFTER = 3;
/** What was grazed longer ago says nothing more of its stubble. */
const DAYS_MAX = 365;

const livesAt = ({ retired_at }: Pick<KeyAreaData, 'retired_at'>, at: number): boolean =>
  retired_at === null || Date.parse(retired_at) > at;

/**
 * The key areas that are to be read: from 3 days after a herd left their paddock (days of the ranch's zone) until there is a
 * reading, or animals again, at most a year. The longest overdue first.
 */
export function dueReadings(
  areas: readonly Entry<KeyAreaData>[],
  readings: readonly Entry<UseReadingData>[],
  timelines: Timelines,
  now: number,
): DueReading[] {
  const { zone } = timelines.standard;
  const latest = new Map<string, number>();
  for (const { data } of readings)
    latest.set(data.key_area_uuid, Math.max(latest.get(data.key_area_uuid) ?? -Infinity, Date.parse(data.at)));
  return areas
    .filter(({ data }) => livesAt(data, now))
    .flatMap(({ uuid, data }): DueReading[] => {
      const last = occupationsOf(timelines.visits.get(data.paddock_uuid) ?? []).findLast(({ from }) => from <= now);
      if (last === undefined || last.to > now || (latest.get(uuid) ?? -Infinity) >= last.to) return [];
      const inDays = zone.dayOf(last.to) + DAYS_AFTER - zone.dayOf(now);
      return inDays > 0 || inDays < -DAYS_MAX ? [] : [{ areaUuid: uuid, left: last.to, inDays }];
    })
    .sort((one, other) => one.inDays - other.inDays);
}

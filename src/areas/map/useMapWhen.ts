import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { seasonInstants } from '@domain/grazing/seasons';
import { dateOfDay, dayNumber, zoneOf } from '@domain/grazing/time';
import { selectNow, selectSeason, selectZone, type When, type WithRecords } from '@records/index';

/**
 * The season and the day that the map shows. Days are counted from 1970 in the ranch's zone.
 *
 * @param date YYYY-MM-DD; null: the last day that can be shown
 */
export function useMapWhen(seasonUuid: string | null, date: string | null) {
  const now = useSelector(selectNow);
  const zoneName = useSelector(selectZone);
  const named = useMemo((): When => (seasonUuid === null ? {} : { seasonUuid }), [seasonUuid]);
  const season = useSelector((state: WithRecords) => selectSeason(state, named));
  return useMemo(() => {
    const zone = zoneOf(zoneName);
    const today = zone.dayOf(now);
    const instants = season === null ? null : seasonInstants(season, zone);
    const first = instants === null ? today : Math.min(today, zone.dayOf(instants.starts));
    const last = instants === null ? today : Math.max(first, Math.min(today, zone.dayOf(instants.ends - 1)));
    const asked = date === null ? last : dayNumber(date);
    const day = Math.max(first, Math.min(last, asked));
    // The end of that day; of today the minute that runs, as on every page.
    const when: When = day === today ? named : { ...named, asOf: zone.startOf(day + 1) - 1 };
    return { first, last, day, date: dateOfDay(day), isToday: day === today, when, season };
  }, [named, season, zoneName, now, date]);
}

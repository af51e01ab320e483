import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { seasonInstants } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import { selectAll, selectNow, selectRecords, type When, type WithRecords } from '@records/index';

/**
 * The season that the address names (`?season=uuid`), as which the page's figures are read; without one: as of now. A
 * season that is over has a last instant, in ms since 1970.
 */
export function useSeasonInAddress() {
  const [params] = useSearchParams();
  const named = params.get('season');
  const zone = useSelector(selectRecords).ranch.time_zone;
  const now = useSelector(selectNow);
  const season = useSelector((state: WithRecords) => selectAll(state, 'season').find(({ uuid }) => uuid === named));
  const uuid = season?.uuid;
  const when = useMemo((): When => (uuid === undefined ? {} : { seasonUuid: uuid }), [uuid]);
  const ends = season === undefined ? Infinity : seasonInstants(season, zoneOf(zone)).ends;
  const isOver = ends <= now;
  return { season, when, isOver, lastInstant: isOver ? ends - 1 : undefined };
}

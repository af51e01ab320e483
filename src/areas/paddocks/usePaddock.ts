import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { densityInPaddock } from '@domain/grazing/density';
import { daysLeftInPaddock } from '@domain/grazing/daysLeft';
import { livesAt } from '@domain/grazing/land';
import {
  selectAll,
  selectFigures,
  selectHerdFigures,
  selectNow,
  selectOne,
  selectRecords,
  selectSeason,
  selectTimelines,
  type WithRecords,
} from '@records/index';
import { mayBeDeleted } from '@records/mayBeDeleted';
import { paddockStays } from '@domain/grazing/paddockStays';
import { surroundingsOf } from './surroundings';

/** Everything that a paddock's page shows; null where there is no such paddock. */
export function usePaddock(uuid: string) {
  const paddock = useSelector((state: WithRecords) => selectOne(state, 'paddock', uuid));
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const isInUse = !useSelector((state: WithRecords) => mayBeDeleted(state, uuid));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const zone = useSelector((state: WithRecords) => selectRecords(state).ranch.time_zone);
  const timelines = useSelector((state: WithRecords) => selectTimelines(state));
  const figuresOfAll = useSelector((state: WithRecords) => selectFigures(state));
  const herdFigures = useSelector((state: WithRecords) => selectHerdFigures(state));
  const season = useSelector((state: WithRecords) => selectSeason(state));
  const now = useSelector(selectNow);
  return useMemo(() => {
    const land = timelines.lands.get(uuid);
    const figures = figuresOfAll.paddocks.get(uuid);
    if (paddock === undefined || land === undefined || figures === undefined) return null;
    const livesNow = (part: { uuid: string }) => {
      const own = timelines.lands.get(part.uuid);
      return own !== undefined && livesAt(own, now);
    };
    return {
      paddock,
      figures,
      paddockFigures: figuresOfAll.paddocks,
      isRetired: land.retiredAt <= now,
      parent: paddocks.find((other) => other.uuid === paddock.data.parent_uuid),
      surroundings: surroundingsOf(paddock, paddocks.filter(livesNow)),
      subdivisions: paddocks.filter((other) => other.data.parent_uuid === uuid && livesNow(other)),
      present: figures.herdUuids.flatMap((herd) => herdFigures.get(herd) ?? []),
      density: densityInPaddock(uuid, figuresOfAll),
      daysLeft: daysLeftInPaddock(uuid, figuresOfAll),
      stays: paddockStays(land, timelines, figuresOfAll.period),
      herds: new Map(herds.map((herd) => [herd.uuid, herd])),
      season: season?.data.name ?? null,
      isInUse,
      zone,
    };
  }, [uuid, paddock, paddocks, isInUse, herds, zone, timelines, figuresOfAll, herdFigures, season, now]);
}

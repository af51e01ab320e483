import { isKnown, mapFigure, missing, sum, type Figure } from './figure';
import { livesAt, type Land } from './land';
import { forageTaken } from './presence';
import { periodOf, seasonInstants, type Period } from './seasons';
import type { Timelines } from './timelines';

const SEASONS_BEFORE = 3;

/** Usable forage per grazeable acre as the person estimated it for this season, lb; the latest one counts. */
function ownEstimate(uuid: string, { records }: Timelines, { since, until }: Period): number | null {
  const estimates = records.forage
    .get(uuid)
    ?.map(({ uuid: id, data }) => ({ id, data, at: Date.parse(data.at) }))
    .filter(({ data, at }) => data.measure === 'season_estimate' && since <= at && at <= until)
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return estimates?.at(-1)?.data.lb_per_acre ?? null;
}

/** A season that was over before the one that figures are read over, as the period of its figures. */
export interface EarlierSeason {
  readonly starts: number;
  readonly ends: number;
  readonly period: Period;
}

/** The earlier seasons of the same type, the latest first. */
export function earlierSeasons({ records, standard }: Timelines, { season, since }: Period): readonly EarlierSeason[] {
  if (season === null) return [];
  return records.seasons
    .filter(({ data }) => data.type === season.data.type)
    .map((each) => ({ ...seasonInstants(each, standard.zone), period: periodOf(each, Infinity, standard.zone) }))
    .filter(({ ends }) => ends <= since)
    .sort((one, other) => other.starts - one.starts);
}

const livedIn = (land: Land, { starts, ends }: EarlierSeason): boolean =>
  livesAt(land, starts) || (land.startsAt >= starts && land.startsAt < ends);

/** The mean of what was taken in up to three of the earlier seasons in which the paddock lived; null without any. */
function meanTaken(land: Land, { visits, standard }: Timelines, earlier: readonly EarlierSeason[]): Figure | null {
  const seasons = earlier.filter((season) => livedIn(land, season)).slice(0, SEASONS_BEFORE);
  if (seasons.length === 0) return null;
  const own = visits.get(land.uuid) ?? [];
  const taken = seasons.map(({ period }) => forageTaken(own, period, standard));
  return mapFigure(sum(taken), (lb) => lb / seasons.length);
}

/**
 * Usable forage of a paddock for the season, lb over all its grazeable acres: the person's own estimate, else the mean
 * of what was taken in up to three earlier seasons of the same type. Without either it lacks its estimate.
 */
export function forageEstimate(
  land: Land,
  timelines: Timelines,
  period: Period,
  earlier: readonly EarlierSeason[],
): Figure {
  const own = ownEstimate(land.uuid, timelines, period);
  if (own !== null) return mapFigure(land.grazeableAcres, (acres) => acres * own);
  const mean = meanTaken(land, timelines, earlier);
  return mean === null || (isKnown(mean) && mean === 0) ? missing('estimate', land.uuid) : mean;
}

import type { Entry, RanchData, SeasonData } from './records';
import { dayNumber, type Zone } from './time';

export type Season = Entry<SeasonData>;

const lastDay = ({ data }: Season): number => (data.ends_on === null ? Infinity : dayNumber(data.ends_on));
const firstDay = ({ data }: Season): number => dayNumber(data.starts_on);

const holds = (season: Season, day: number): boolean => firstDay(season) <= day && day <= lastDay(season);

type Days = Pick<SeasonData, 'starts_on' | 'ends_on'>;

/** Whether two seasons have a day in common. Days as texts are in the order of the calendar; an open season has no end. */
export const overlaps = (one: Days, other: Days): boolean =>
  (one.ends_on === null || other.starts_on <= one.ends_on) &&
  (other.ends_on === null || one.starts_on <= other.ends_on);

/** The first instant of a season, and the first one after it (Infinity while it is open), in the ranch's zone. */
export function seasonInstants(season: Season, zone: Zone): { starts: number; ends: number } {
  const last = lastDay(season);
  return { starts: zone.startOf(firstDay(season)), ends: last === Infinity ? Infinity : zone.startOf(last + 1) };
}

/** The season that holds an instant's day; there is at most one, since seasons of a ranch do not overlap. */
export function seasonAt(seasons: readonly Season[], at: number, zone: Zone): Season | null {
  const day = zone.dayOf(at);
  return seasons.find((season) => holds(season, day)) ?? null;
}

/** The current season: the one that holds the day, else the one that began last before it, else none. */
export function currentSeason(seasons: readonly Season[], at: number, zone: Zone): Season | null {
  const day = zone.dayOf(at);
  const begun = seasons.filter((season) => firstDay(season) <= day);
  const latest = begun.sort((one, other) => firstDay(other) - firstDay(one))[0];
  return latest ?? null;
}

/** What figures are read over: facts from `since` to `until`, the state at `until`; facts after it are ignored. */
export interface Period {
  readonly since: number;
  readonly until: number;
  /** Null: all time. */
  readonly season: Season | null;
}

/** A season as of an instant: from its first instant to the first of its end and that instant. Without one: all time. */
export function periodOf(season: Season | null, asOf: number, zone: Zone): Period {
  if (season === null) return { since: -Infinity, until: asOf, season };
  const { starts, ends } = seasonInstants(season, zone);
  return { since: starts, until: Math.min(ends, asOf), season };
}

/** Whether a period reaches the end of its season: the state at `until` is then the state at the season's last moment. */
const isOver = ({ season, until }: Period, zone: Zone): boolean =>
  season !== null && seasonInstants(season, zone).ends === until;

type Targets = { ranch: RanchData; seasons: readonly Season[] };

const targetIn = ({ ranch }: Targets, season: Season | null): number =>
  season?.data.type === 'dormant' ? ranch.rest_target_dormant_days : ranch.rest_target_growing_days;

/**
 * Days of rest that make a paddock without a target of its own ready: the ranch's for the season that holds the day. A
 * season of type `year` and a day in no season use the growing one.
 */
export const restTargetAt = (targets: Targets, at: number, zone: Zone): number =>
  targetIn(targets, seasonAt(targets.seasons, at, zone));

/** The same as of the end of a period. */
export const restTarget = (targets: Targets, period: Period, zone: Zone): number =>
  isOver(period, zone) ? targetIn(targets, period.season) : restTargetAt(targets, period.until, zone);

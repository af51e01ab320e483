import { Sum, type Figure } from './figure';
import type { Figures } from './figures';
import { livesAt } from './land';
import type { PaddockFigures } from './paddockFigures';
import { stayFigures, staysWithin } from './recordedStays';
import { restsEnded } from './reentries';
import { seasonInstants, type Period, type Season } from './seasons';
import type { Rest } from './rest';
import type { Stay } from './stays';
import type { Zone } from './time';

/** What a season was for one paddock. */
export interface PaddockReport {
  readonly figures: PaddockFigures;
  /** Stays of herds with animals in it. */
  readonly stays: number;
  /** The rest before each grazing of the season that ended one. */
  readonly rests: readonly Rest[];
  /** How many of those were under the rest target. */
  readonly shortRests: number;
}

/** What a season was for one herd. */
export interface HerdReport {
  readonly uuid: string;
  /** Stays on pasture. */
  readonly stays: number;
  readonly ad: Figure;
}

export interface SeasonReport {
  /** Paddocks without a parent: those that live at the end of the period, and those that were grazed in it. */
  readonly paddocks: readonly PaddockReport[];
  /** Herds that were on pasture, or live at the end. */
  readonly herds: readonly HerdReport[];
  /** How many different stays those of the paddocks are: one with open gates counts in each of its paddocks. */
  readonly grazedStays: number;
  /** All stays that touch the period, the latest first. */
  readonly stays: readonly Stay[];
  readonly rests: number;
  /** Those without a silence of the record in them. */
  readonly knownRests: number;
  readonly shortRests: number;
  /** Mean of the known rests, days; null without any. */
  readonly meanRestDays: number | null;
}

/** A paddock's report; its stays are put with those of the others. */
function paddockReport(figures: PaddockFigures, { timelines, period }: Figures, all: Set<Stay>): PaddockReport {
  const visits = timelines.visits.get(figures.uuid) ?? [];
  const { since, until } = period;
  const grazed = visits.filter(
    ({ from, to, stay }) => from < until && to > since && stay.presences.some((presence) => presence.from < until),
  );
  const rests = restsEnded(visits, period, timelines);
  const shortRests = rests.filter(({ elapsedDays }) => elapsedDays < figures.restTargetDays).length;
  const stays = new Set(grazed.map(({ stay }) => stay));
  for (const stay of stays) all.add(stay);
  return { figures, stays: stays.size, rests, shortRests };
}

function herdReports(stays: readonly Stay[], { timelines, period, herds }: Figures): HerdReport[] {
  return [...herds.values()].flatMap(({ uuid, isRetired }) => {
    const own = stays.filter(({ herdUuid, off }) => herdUuid === uuid && off === null);
    if (isRetired && own.length === 0) return [];
    const ad = new Sum();
    for (const stay of own) ad.add(stayFigures(stay, timelines, period, period.until).ad);
    return [{ uuid, stays: own.length, ad: ad.figure }];
  });
}

/** What a season (or all time) was: of each paddock, each herd, and how long the paddocks rested before they were grazed. */
export function seasonReport(figures: Figures): SeasonReport {
  const { timelines, period } = figures;
  const grazed = new Set<Stay>();
  const paddocks = [...timelines.lands.values()].flatMap((land): PaddockReport[] => {
    const own = figures.paddocks.get(land.uuid);
    if (own === undefined || land.parentUuid !== null) return [];
    const report = paddockReport(own, figures, grazed);
    return livesAt(land, period.until) || report.stays > 0 ? [report] : [];
  });
  const stays = staysWithin(timelines, period);
  const rests = paddocks.flatMap((each) => each.rests);
  const known = rests.filter(({ isAtLeast }) => !isAtLeast);
  return {
    paddocks,
    herds: herdReports(stays, figures),
    grazedStays: grazed.size,
    stays,
    rests: rests.length,
    knownRests: known.length,
    shortRests: paddocks.reduce((sum, { shortRests }) => sum + shortRests, 0),
    meanRestDays: known.length === 0 ? null : known.reduce((sum, { days }) => sum + days, 0) / known.length,
  };
}

/** The season of the same type that began last before one; null where there is none. */
export function seasonBefore(seasons: readonly Season[], { uuid, data }: Season): Season | null {
  const before = seasons.filter(
    (each) => each.uuid !== uuid && each.data.type === data.type && each.data.starts_on < data.starts_on,
  );
  return before.sort((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1))[0] ?? null;
}

/**
 * Until when an earlier season is read to be compared with one: as many days from its first as the period has, the last one
 * whole; its own end where the period's season is over.
 */
export function sameDayOf(before: Season, { since, until, season }: Period, zone: Zone): number {
  const { starts, ends } = seasonInstants(before, zone);
  if (season !== null && seasonInstants(season, zone).ends <= until) return ends;
  const days = zone.dayOf(until - 1) - zone.dayOf(since) + 1;
  return Math.min(ends, zone.startOf(zone.dayOf(starts) + days));
}

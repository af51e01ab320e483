import type { PaddockFeed } from '../grazing/feed';
import { missing, type Figure } from '../grazing/figure';
import type { Land } from '../grazing/land';
import { paddockFigures, scopeOf } from '../grazing/paddockFigures';
import { lastPresence, visitsNow } from '../grazing/presence';
import { currentSeason, periodOf, restTarget, seasonInstants } from '../grazing/seasons';
import { restBetween } from '../grazing/rest';
import type { Timelines } from '../grazing/timelines';
import type { Visit } from '../grazing/visits';

/** A paddock as a herd will find it when its planned stay begins. */
export interface PlaceThen {
  readonly paddockUuid: string;
  /** Whole days of rest until then; null where it is grazed then, and where it never was. */
  readonly restDays: number | null;
  /** Whether the record is silent in that time, so that the rest is at least those days. */
  readonly isRestAtLeast: boolean;
  readonly restTargetDays: number;
  /** Whether its rest target is reached then. A paddock never grazed is ready. */
  readonly isReached: boolean;
  /** Herds that are in it at some time of the stay, or are planned to be. */
  readonly withHerdUuids: readonly string[];
}

/** A stay that is to come: of whom, from when until when (ms since 1970). */
export interface Coming {
  readonly herdUuid: string;
  readonly at: number;
  readonly until: number;
}

/** What was and will be in a paddock, the herd's own stays from then on left out. */
const visitsBefore = (uuid: string, { herdUuid, at }: Coming, { visits }: Timelines): Visit[] =>
  (visits.get(uuid) ?? []).filter(({ stay, from }) => stay.herdUuid !== herdUuid || from < at);

/** Whole days of rest that a paddock will have, rounded as everywhere (docs/grazing.md: rest days). */
export function placeThen(land: Land, coming: Coming, timelines: Timelines): PlaceThen {
  const { at, until } = coming;
  const { records, standard, recordedUntil } = timelines;
  const visits = visitsBefore(land.uuid, coming, timelines);
  // Herds that come together end the same rest.
  const earlier = visits.filter(({ from }) => from < at);
  const left = lastPresence(earlier, at);
  const isGrazed = visitsNow(earlier, at).length > 0;
  const rest = isGrazed || left === null ? null : restBetween(left, at, records, recordedUntil);
  const restDays = rest?.days ?? null;
  const day = { since: -Infinity, until: at, season: null };
  const restTargetDays = land.restTargetDays ?? restTarget(records, day, standard.zone);
  const meets = ({ from, to, stay }: Visit) =>
    stay.presences.length > 0 && from < Math.max(until, at + 1) && to > at && stay.herdUuid !== coming.herdUuid;
  return {
    paddockUuid: land.uuid,
    restDays,
    isRestAtLeast: rest?.isAtLeast ?? false,
    restTargetDays,
    isReached: !isGrazed && (restDays === null || restDays >= restTargetDays),
    withHerdUuids: [...new Set(visits.filter(meets).map(({ stay }) => stay.herdUuid))],
  };
}

type Feed = ReadonlyMap<string, readonly PaddockFeed[]>;

/** Forage that will be left in a paddock when a planned stay begins, lb; without a season then it lacks its estimate. */
export function forageThen(land: Land, coming: Coming, timelines: Timelines, feed: Feed): Figure {
  const { at } = coming;
  const { records, standard } = timelines;
  const season = currentSeason(records.seasons, at, standard.zone);
  if (season !== null && seasonInstants(season, standard.zone).ends <= at) return missing('estimate', land.uuid);
  const visits = new Map([[land.uuid, visitsBefore(land.uuid, coming, timelines)]]);
  const scope = scopeOf({ ...timelines, visits }, periodOf(season, at, standard.zone));
  return paddockFigures(land, scope, feed.get(land.uuid)).forageLeftLb;
}

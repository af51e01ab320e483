import { combine, isKnown, mapFigure, missing, type Figure } from './figure';
import { feedWithin, type PaddockFeed } from './feed';
import { earlierSeasons, forageEstimate, type EarlierSeason } from './forageEstimate';
import type { Land } from './land';
import { forageTaken, grazingDays, lastArrival, lastPresence, visitsNow } from './presence';
import { restTarget, type Period } from './seasons';
import { restBetween } from './rest';
import { daysBetween } from './time';
import type { Timelines } from './timelines';
import type { Visit } from './visits';

type PaddockState = 'grazing' | 'ready' | 'resting';

/** What was taken from a paddock: lb of forage, animal days (AD), AD an acre (ADA), animal unit months (AUM). */
export interface Taken {
  readonly forageLb: Figure;
  readonly ad: Figure;
  readonly ada: Figure;
  readonly aum: Figure;
}

export interface PaddockFigures {
  readonly uuid: string;
  readonly acres: Figure;
  readonly grazeableAcres: Figure;
  readonly state: PaddockState;
  /** Herds that are in it. */
  readonly herdUuids: readonly string[];
  /**
   * Whole days since the last animals left; null while it is grazed, and where it never was. Over a silence of the record
   * those that are known: what the state, colors and orders go by.
   */
  readonly restDays: number | null;
  /** Whether the record was silent in that time, so that the rest is at least those days. */
  readonly isRestAtLeast: boolean;
  /** Since the last animals left, silence or not: what exports call `rest_days`. */
  readonly elapsedRestDays: number | null;
  readonly restTargetDays: number;
  /** Days of the stay that lasts now, since its move-in; null when there is none. */
  readonly grazingDaysNow: number | null;
  readonly lastIn: number | null;
  /** Null while it is grazed. */
  readonly lastOut: number | null;
  /** Of the season: days of the union of the stays. */
  readonly grazingDays: number;
  /** Gross figures ignore hay. Net: less the dry matter of the hay eaten there, at least 0 (rule F1). */
  readonly gross: Taken;
  readonly net: Taken;
  /** As fed. */
  readonly feedPutOutLb: Figure;
  readonly feedEatenLb: Figure;
  /** What of the feed eaten counts as dry in net figures, since its dry matter is unknown. */
  readonly eatenWithoutDryLb: Figure;
  readonly estimateLb: Figure;
  /** max(0, estimate − net forage taken), lb. */
  readonly forageLeftLb: Figure;
}

const DAYS_OF_A_MONTH = 30;

const over = (figure: Figure, acres: Figure, uuid: string): Figure =>
  isKnown(acres) && acres === 0 ? missing('acres', uuid) : combine(figure, acres, (value, area) => value / area);

/** AD = forage / standard intake; ADA = AD / acres; AUM = AD / 30. */
export function takenFrom(forageLb: Figure, acres: Figure, intakeLb: number, uuid: string): Taken {
  const ad = mapFigure(forageLb, (lb) => lb / intakeLb);
  return { forageLb, ad, ada: over(ad, acres, uuid), aum: mapFigure(ad, (days) => days / DAYS_OF_A_MONTH) };
}

function stateOf(visits: readonly Visit[], at: number, targetDays: number, { records, recordedUntil }: Timelines) {
  const now = visitsNow(visits, at);
  const left = lastPresence(visits, at);
  const isGrazed = now.length > 0;
  const rest = isGrazed || left === null ? null : restBetween(left, at, records, recordedUntil);
  const restDays = rest?.days ?? null;
  const state: PaddockState = isGrazed ? 'grazing' : restDays === null || restDays >= targetDays ? 'ready' : 'resting';
  const movedIn = Math.min(...now.map(({ from }) => from));
  return {
    state,
    restDays,
    isRestAtLeast: rest?.isAtLeast ?? false,
    elapsedRestDays: rest?.elapsedDays ?? null,
    herdUuids: [...new Set(now.map(({ stay }) => stay.herdUuid))],
    grazingDaysNow: isGrazed ? daysBetween(movedIn, at) : null,
    lastIn: lastArrival(visits, at),
    lastOut: isGrazed ? null : left,
  };
}

/** Rule F1: forage less the dry matter of the hay eaten in the paddock, never under 0. */
const netOf = (forageLb: Figure, eatenDryLb: Figure): Figure =>
  combine(forageLb, eatenDryLb, (forage, eaten) => Math.max(0, forage - eaten));

/** What figures are read from and over, with what is the same for all paddocks. */
export interface Scope {
  readonly timelines: Timelines;
  readonly period: Period;
  /** Days of rest that make a paddock ready which has no target of its own. */
  readonly restTargetDays: number;
  readonly earlier: readonly EarlierSeason[];
}

export const scopeOf = (timelines: Timelines, period: Period): Scope => ({
  timelines,
  period,
  restTargetDays: restTarget(timelines.records, period, timelines.standard.zone),
  earlier: earlierSeasons(timelines, period),
});

/** All figures of a paddock over a period. Season figures are of the period, state and rest are at its end. */
export function paddockFigures(
  land: Land,
  { timelines, period, earlier, ...ofRanch }: Scope,
  feed: readonly PaddockFeed[] = [],
): PaddockFigures {
  const { standard } = timelines;
  const { uuid, acres, grazeableAcres } = land;
  const visits = timelines.visits.get(uuid) ?? [];
  const restTargetDays = land.restTargetDays ?? ofRanch.restTargetDays;
  const forageLb = forageTaken(visits, period, standard);
  const eaten = feedWithin(feed, 'eaten', period);
  const gross = takenFrom(forageLb, acres, standard.intakeLb, uuid);
  const net = eaten.dryLb === 0 ? gross : takenFrom(netOf(forageLb, eaten.dryLb), acres, standard.intakeLb, uuid);
  const estimateLb = forageEstimate(land, timelines, period, earlier);
  return {
    uuid,
    acres,
    grazeableAcres,
    ...stateOf(visits, period.until, restTargetDays, timelines),
    restTargetDays,
    grazingDays: grazingDays(visits, period),
    gross,
    net,
    feedPutOutLb: feedWithin(feed, 'put_out', period).asFedLb,
    feedEatenLb: eaten.asFedLb,
    eatenWithoutDryLb: eaten.withoutDryLb,
    estimateLb,
    forageLeftLb: combine(estimateLb, net.forageLb, (estimate, taken) => Math.max(0, estimate - taken)),
  };
}

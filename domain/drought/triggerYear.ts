import { dayInYear, yearOf } from '../grazing/calendarYear';
import { combine, isKnown, mapFigure, missing, sum, type Figure } from '../grazing/figure';
import { figuresOf } from '../grazing/figures';
import type { RainData } from '../grazing/rain';
import type { Entry } from '../grazing/records';
import { currentSeason, periodOf } from '../grazing/seasons';
import { DAY_MS, dateOfDay } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import { groupedBy } from '../lists/groupedBy';
import { reserveHerdDays } from '../planning/planFigures';
import type { DecisionData, TriggerData } from './droughtFacts';
import { normalRain, windowIn, windowRain, type RainWindow } from './rainWindow';

/** What triggers are read from. */
export interface DroughtSources {
  readonly timelines: Timelines;
  readonly rain: readonly Entry<RainData>[];
  /** Inches a month, January first. */
  readonly rainNormals: readonly number[] | null;
  readonly decisions: readonly Entry<DecisionData>[];
}

/** A trigger in a year. */
export interface TriggerYear {
  readonly trigger: Entry<TriggerData>;
  readonly year: number;
  /** Its day of that year, YYYY-MM-DD. */
  readonly on: string;
  /** By what is recorded now; of what is typed, the value of the decision. */
  readonly value: Figure;
  /** Null while the value is missing, and before the day. */
  readonly isMet: boolean | null;
  /** Whether the rain record began within the days of the rain. */
  readonly hasBegunWithin: boolean;
  /** The latest of that year, with the value as it was then. */
  readonly decision: Entry<DecisionData> | null;
}

/** Whether a value is on the trigger's side of its threshold (rule D3); equal is not met. */
export const isMet = (value: number, { threshold, side }: Pick<TriggerData, 'threshold' | 'side'>): boolean =>
  side === 'below' ? value < threshold : value > threshold;

/** The window of a trigger's rain that began last by its day: of its year, or of the one before. */
function yearOfWindow(window: RainWindow, on: number, year: number): number {
  return windowIn(window, year).first > on ? year - 1 : year;
}

/** Percent of the normal (rule D2) = rain of the window's days / normal × 100, without the last digits of a quotient. */
const percentOf = (inches: Figure, normal: Figure): Figure =>
  combine(inches, normal, (own, usual) => Number(((own / usual) * 100).toPrecision(12)));

/** The rain of a window of a year as percent of its normal, until a day (rules D1 and D2). */
export function rainPercent(
  window: RainWindow,
  year: number,
  { rain, rainNormals: normals }: Pick<DroughtSources, 'rain' | 'rainNormals'>,
  today: number,
): { readonly value: Figure; readonly hasBegunWithin: boolean } {
  const { inches, hasBegunWithin } = windowRain(window, year, rain, today);
  return { value: percentOf(inches, normalRain(window, year, { normals, rain })), hasBegunWithin };
}

/** Figures of the record at an instant: many triggers are on one day. */
function onceAt(figure: (timelines: Timelines, at: number) => Figure) {
  const known = new WeakMap<Timelines, Map<number, Figure>>();
  return (timelines: Timelines, at: number): Figure => {
    const figures = known.get(timelines) ?? new Map<number, Figure>();
    known.set(timelines, figures);
    const found = figures.get(at) ?? figure(timelines, at);
    figures.set(at, found);
    return found;
  };
}

const STANDING_DAYS = 30;

/** Standing forage, lb an acre: the latest `standing` of each paddock within 30 days of an instant, mean by acres. */
export function standingForage({ records, lands }: Timelines, at: number): Figure {
  const measured = [...records.forage].flatMap(([uuid, entries]) => {
    const own = entries
      .filter(({ data }) => data.measure === 'standing')
      .map(({ data }) => ({ at: Date.parse(data.at), lb: data.lb_per_acre }))
      .filter((each) => each.at <= at && each.at >= at - STANDING_DAYS * DAY_MS)
      .sort((one, other) => other.at - one.at)[0];
    return own === undefined ? [] : [{ lb: own.lb, acres: lands.get(uuid)?.acres ?? missing('acres', uuid) }];
  });
  const acres = sum(measured.map((each) => each.acres));
  const all = sum(measured.map(({ lb, acres: size }) => mapFigure(size, (area) => lb * area)));
  if (measured.length === 0 || acres === 0) return missing('standing', '');
  return combine(all, acres, (lb, area) => lb / area);
}

/** Days that what is left feeds all herds at an instant (docs/grazing.md: reserve herd days). */
function reserveDays(timelines: Timelines, at: number): Figure {
  const { zone } = timelines.standard;
  const season = currentSeason(timelines.records.seasons, at, zone);
  const { ranch } = figuresOf(timelines, periodOf(season, at, zone));
  return reserveHerdDays(ranch.forageLeftLb, ranch.dailyDemandLb) ?? missing('head', '');
}

const standingAt = onceAt(standingForage);
const reserveAt = onceAt(reserveDays);

type Decisions = DroughtSources['decisions'];
const decisionsByTrigger = new WeakMap<Decisions, ReadonlyMap<string, Decisions>>();

/** The decisions of a trigger. All of them are sorted out once, since there may be many of both. */
function decisionsOf(decisions: Decisions, triggerUuid: string): Decisions {
  const known = decisionsByTrigger.get(decisions) ?? groupedBy(decisions, ({ data }) => data.trigger_uuid);
  decisionsByTrigger.set(decisions, known);
  return known.get(triggerUuid) ?? [];
}

/** What a trigger is in a year, as of an instant at the latest (rules D1 to D3; ms since 1970). */
export function triggerYear(
  trigger: Entry<TriggerData>,
  year: number,
  sources: DroughtSources,
  asOf: number,
): TriggerYear {
  const { timelines, decisions } = sources;
  const { zone } = timelines.standard;
  const { indicator, from_day: from, to_day: to, on_day } = trigger.data;
  const onDay = dayInYear(on_day, year);
  const on = dateOfDay(onDay);
  const decision =
    decisionsOf(decisions, trigger.uuid)
      .filter(({ data }) => data.on.startsWith(String(year)))
      .sort((one, other) => Date.parse(other.data.at) - Date.parse(one.data.at))[0] ?? null;
  const at = Math.min(asOf, zone.startOf(onDay + 1) - 1);
  const window = { from: from ?? '01-01', to: to ?? on_day };
  const rain = rainPercent(window, yearOfWindow(window, onDay, year), sources, zone.dayOf(asOf));
  const values: Record<TriggerData['indicator'], () => Figure> = {
    rain_percent: () => rain.value,
    standing_lb_per_acre: () => standingAt(timelines, at),
    reserve_days: () => reserveAt(timelines, at),
    moist_soil_in: () => decision?.data.value ?? missing('typed', ''),
    drought_class: () => decision?.data.value ?? missing('typed', ''),
  };
  const value = values[indicator]();
  return {
    ...{ trigger, year, on, value, decision },
    isMet: isKnown(value) && onDay <= zone.dayOf(asOf) ? isMet(value, trigger.data) : null,
    hasBegunWithin: indicator === 'rain_percent' && rain.hasBegunWithin,
  };
}

const livesAt = ({ retired_at }: TriggerData, at: number): boolean =>
  retired_at === null || Date.parse(retired_at) > at;

const BEFORE_DAYS = 14;
const AFTER_DAYS = 365;

/** A trigger that waits for a decision. */
export interface DueTrigger extends TriggerYear {
  /** Whole days of the ranch's zone from today on; below 0 it is overdue. */
  readonly inDays: number;
}

/**
 * The triggers that are in To do: from 14 days before their day until there is a decision of that year, or the same day of the
 * next year is near. The longest overdue first.
 */
export function dueTriggers(
  triggers: readonly Entry<TriggerData>[],
  sources: DroughtSources,
  now: number,
): DueTrigger[] {
  const { zone } = sources.timelines.standard;
  const today = zone.dayOf(now);
  return triggers
    .filter(({ data }) => livesAt(data, now))
    .flatMap((trigger): DueTrigger[] => {
      const thisYear = yearOf(now, zone);
      const year = [thisYear + 1, thisYear].find((each) => dayInYear(trigger.data.on_day, each) - BEFORE_DAYS <= today);
      const inDays = dayInYear(trigger.data.on_day, year ?? thisYear - 1) - today;
      if (year === undefined || inDays < -AFTER_DAYS) return [];
      const own = triggerYear(trigger, year, sources, now);
      return own.decision === null ? [{ ...own, inDays }] : [];
    })
    .sort((one, other) => one.inDays - other.inDays);
}

/**
 * Each trigger in each year from its first decision (without one, from this year) to this one; a retired one only in the years
 * with a decision.
 */
export function triggerYears(
  triggers: readonly Entry<TriggerData>[],
  sources: DroughtSources,
  asOf: number,
): TriggerYear[] {
  const thisYear = yearOf(asOf, sources.timelines.standard.zone);
  return triggers.flatMap((trigger) => {
    const decided = decisionsOf(sources.decisions, trigger.uuid).map(({ data }) => Number(data.on.slice(0, 4)));
    const first = decided.reduce((one, other) => Math.min(one, other), thisYear);
    return Array.from({ length: thisYear - first + 1 }, (_none, index) => first + index)
      .filter((year) => livesAt(trigger.data, asOf) || decided.includes(year))
      .map((year) => triggerYear(trigger, year, sources, asOf));
  });
}

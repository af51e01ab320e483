import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { dayNumber, DAY_MS, type Zone } from '@domain/grazing/time';
import type { ChartPlan } from '@domain/planning/chartBars';
import { chartRow, type ChartRow } from '@domain/planning/chartRow';
import { MARKS_IN_WORDS } from '@entries/inWords';
import {
  selectAll,
  selectByKey,
  selectHerdFigures,
  selectNow,
  selectTimelines,
  type DataOf,
  type Held,
  type WithRecords,
} from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { groupedBy } from '@domain/lists/groupedBy';
import type { ChartModel, MarkedTime } from './ChartModel';
import { useChartFeet } from './useChartFeet';
import { useChartPaddocks } from './useChartPaddocks';
import { adaName } from '@shared/units/units';

const NONE: readonly never[] = [];
const EMPTY: ChartRow = { bars: NONE, rests: NONE };
/** A chart shows at least this much of the past, and a year ahead. */
const PAST_DAYS = 90;
const AHEAD_DAYS = 366;
const UNKNOWN_HERD = '#888888';

/** All planned moves, made ones too. */
function usePlans(): readonly ChartPlan[] {
  const plans = useSelector((state: WithRecords) => selectAll(state, 'plan'));
  const moves = useSelector((state: WithRecords) => selectByKey(state, 'move'));
  return useMemo(() => {
    if (plans.length === 0) return NONE;
    const made = new Set(Object.values(moves).flatMap((ofHerd) => ofHerd.map(({ data }) => data.plan_uuid)));
    return plans.map(({ uuid, data }) => ({
      uuid,
      herdUuid: data.herd_uuid,
      paddockUuids: data.paddock_uuids,
      at: Date.parse(data.at),
      days: data.days,
      isMade: made.has(uuid),
    }));
  }, [plans, moves]);
}

/** When each herd leaves where it is: with its next planned move, else when its planned days are over. */
function useUntil(plans: readonly ChartPlan[], now: number): ReadonlyMap<string, number> {
  const herds = useSelector((state: WithRecords) => selectHerdFigures(state));
  return useMemo(() => {
    const until = new Map<string, number>();
    for (const { uuid, plannedOut } of herds.values()) if (plannedOut !== null) until.set(uuid, plannedOut);
    const ahead = plans.filter(({ isMade, at }) => !isMade && at > now).sort((one, other) => other.at - one.at);
    for (const { herdUuid, at } of ahead) until.set(herdUuid, at);
    return until;
  }, [herds, plans, now]);
}

const markedTime = ({ data }: Held<DataOf<'mark'>>): MarkedTime => ({
  words: MARKS_IN_WORDS[data.what],
  firstDay: dayNumber(data.starts_on),
  endDay: data.ends_on === null ? Infinity : dayNumber(data.ends_on) + 1,
});

function useMarks() {
  const marks = useSelector((state: WithRecords) => selectAll(state, 'mark'));
  return useMemo(() => groupedBy(marks, ({ data }) => data.paddock_uuid), [marks]);
}

/** The day of an instant, with its part that has passed. */
const dayIn =
  (zone: Zone) =>
  (at: number): number => {
    const day = zone.dayOf(at);
    const start = zone.startOf(day);
    return day + (at - start) / (zone.startOf(day + 1) - start);
  };

/** Everything that the chart draws, from the records as they are shown. */
export function useChartModel(): ChartModel {
  const paddocks = useChartPaddocks();
  const feet = useChartFeet();
  const timelines = useSelector(selectTimelines);
  const now = useSelector(selectNow);
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const plans = usePlans();
  const until = useUntil(plans, now);
  const marks = useMarks();
  const { animalDays } = useRanchView();
  const yieldName = adaName(animalDays);
  return useMemo((): ChartModel => {
    const { zone } = timelines.standard;
    const places = plans.flatMap((plan) => plan.paddockUuids.map((uuid) => ({ uuid, plan })));
    const byPaddock = new Map(
      [...groupedBy(places, ({ uuid }) => uuid)].map(([uuid, own]) => [uuid, own.map(({ plan }) => plan)]),
    );
    const scope = { timelines, plans: byPaddock, until, now };
    const rows = new Map<string, ChartRow>();
    const rowOf = (uuid: string): ChartRow => {
      const known = rows.get(uuid);
      if (known !== undefined) return known;
      const land = timelines.lands.get(uuid);
      const row = land === undefined ? EMPTY : chartRow(land, scope);
      rows.set(uuid, row);
      return row;
    };
    const colors = new Map(herds.map(({ uuid, data }) => [uuid, data.color]));
    const today = dayIn(zone)(now);
    const firstStays = [...timelines.stays.values()].map((stays) => stays[0]?.from ?? now);
    const lastEnd = Math.max(now, ...plans.map(({ at, days }) => at + days * DAY_MS));
    return {
      paddocks,
      yieldName,
      rowOf,
      marksOf: (uuid) => marks.get(uuid)?.map(markedTime) ?? NONE,
      ranchMarks: marks.get(null)?.map(markedTime) ?? NONE,
      feet,
      colorOf: (uuid) => colors.get(uuid) ?? UNKNOWN_HERD,
      dayOf: dayIn(zone),
      today,
      firstDay: Math.min(Math.floor(today) - PAST_DAYS, zone.dayOf(Math.min(now, ...firstStays))),
      endDay: Math.max(Math.floor(today) + AHEAD_DAYS, zone.dayOf(lastEnd) + 31),
    };
  }, [timelines, now, herds, plans, until, marks, paddocks, feet, yieldName]);
}

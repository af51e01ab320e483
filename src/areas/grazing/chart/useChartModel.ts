import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { MarkData } from '@domain/grazing/marks';
import type { Entry } from '@domain/grazing/records';
import { dayNumber, DAY_MS, type Zone } from '@domain/grazing/time';
import type { ChartPlan } from '@domain/planning/chartBars';
import { chartRow, restThen, type ChartRest, type ChartRow } from '@domain/planning/chartRow';
import { endOf, type PlannedStay } from '@domain/planning/PlannedStay';
import { aheadOf, projectedTimelines, reprojected } from '@domain/planning/projectedTimelines';
import { MARKS_IN_WORDS } from '@entries/inWords';
import {
  selectAll,
  selectByKey,
  selectHerdFigures,
  selectNow,
  selectTimelines,
  type WithRecords,
} from '@records/index';
import { useAllMarks } from '@records/closedGround';
import { useRanchView } from '@records/useRanchView';
import { groupedBy } from '@domain/lists/groupedBy';
import type { ChartModel, MarkedTime } from './ChartModel';
import { useChartFeet } from './useChartFeet';
import { useChartPaddocks } from './useChartPaddocks';
import { adaName } from '@shared/units/units';
import { wordOf } from '@shared/lib/wording';

const NONE: readonly never[] = [];
const EMPTY: ChartRow = { bars: NONE, rests: NONE, plannedRests: new Map() };
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

/** The record as it is and as it will be by the plans that nobody has made. */
function useAhead(plans: readonly ChartPlan[]) {
  const timelines = useSelector(selectTimelines);
  const herds = useSelector((state: WithRecords) => selectHerdFigures(state));
  const now = useSelector(selectNow);
  return useMemo(() => {
    const known = { timelines, herds };
    const open = plans.filter(({ isMade }) => !isMade);
    const projected = projectedTimelines(known, open, now);
    const restIf = (paddockUuid: string, plan: PlannedStay): ChartRest | undefined => {
      const land = timelines.lands.get(paddockUuid);
      const own = open.filter(({ herdUuid }) => herdUuid === plan.herdUuid);
      const changed = own.map((each) => (each.uuid === plan.uuid ? plan : each));
      const then = reprojected(projected, known, { herdUuid: plan.herdUuid, plans: changed }, now);
      const at = Math.max(now, plan.at);
      const coming = { herdUuid: plan.herdUuid, at, until: endOf({ at, days: plan.days }) };
      return land && restThen(land, coming, then);
    };
    return { timelines, projected, ahead: aheadOf(known, open, now), now, restIf };
  }, [timelines, herds, plans, now]);
}

/** "Closed"; where a treatment closes it, also by which product. */
function markWords({ what, product }: MarkData): string {
  const words = wordOf(MARKS_IN_WORDS, what);
  return product === undefined ? words : `${words}: ${product}`;
}

const markedTime = ({ data }: Entry<MarkData>): MarkedTime => ({
  words: markWords(data),
  firstDay: dayNumber(data.starts_on),
  endDay: data.ends_on === null ? Infinity : dayNumber(data.ends_on) + 1,
});

function useMarks() {
  const marks = useAllMarks();
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
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const plans = usePlans();
  const known = useAhead(plans);
  const marks = useMarks();
  const { animalDays } = useRanchView();
  const yieldName = adaName(animalDays);
  return useMemo((): ChartModel => {
    const { timelines, projected, ahead, now, restIf } = known;
    const { zone } = timelines.standard;
    const places = plans.flatMap((plan) => plan.paddockUuids.map((uuid) => ({ uuid, plan })));
    const byPaddock = new Map(
      [...groupedBy(places, ({ uuid }) => uuid)].map(([uuid, own]) => [uuid, own.map(({ plan }) => plan)]),
    );
    const scope = { timelines, projected, plans: byPaddock, ahead, now };
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
      restIf,
      marksOf: (uuid) => marks.get(uuid)?.map(markedTime) ?? NONE,
      ranchMarks: marks.get(null)?.map(markedTime) ?? NONE,
      feet,
      colorOf: (uuid) => colors.get(uuid) ?? UNKNOWN_HERD,
      dayOf: dayIn(zone),
      today,
      firstDay: Math.min(Math.floor(today) - PAST_DAYS, zone.dayOf(Math.min(now, ...firstStays))),
      endDay: Math.max(Math.floor(today) + AHEAD_DAYS, zone.dayOf(lastEnd) + 31),
    };
  }, [known, herds, plans, marks, paddocks, feet, yieldName]);
}

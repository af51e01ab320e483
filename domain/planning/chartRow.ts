import type { Land } from '../grazing/land';
import { restTargetAt } from '../grazing/seasons';
import { restBetween } from '../grazing/rest';
import { presencesWithin } from '../grazing/stays';
import type { Timelines } from '../grazing/timelines';
import type { Visit } from '../grazing/visits';
import { actualBars, expectedBars, plannedBars, type ChartBar, type ChartPlan } from './chartBars';
import { endOf } from './PlannedStay';
import { placeThen, type Coming } from './placeThen';
import type { Ahead } from './projectedTimelines';

/** The empty run between two stays, or the rest that a planned stay ends. Instants are ms since 1970. */
export interface ChartRest {
  readonly to: number;
  /** Whole days, as rest is counted. */
  readonly days: number;
  /** Whether the record is silent in that time, so that the rest is at least those days. */
  readonly isAtLeast: boolean;
  readonly targetDays: number;
  /** Whether it is shorter than its target. Never true of a rest that still goes on. */
  readonly isShort: boolean;
}

/** A rest as it is drawn. */
export interface DrawnRest extends ChartRest {
  readonly from: number;
  /** Whether nothing is planned after it. */
  readonly isOpen: boolean;
}

/** What the chart draws in the row of one paddock. */
export interface ChartRow {
  readonly bars: readonly ChartBar[];
  readonly rests: readonly DrawnRest[];
  /** By plan that nobody has made: the rest that it ends, as the page of the plan says it. */
  readonly plannedRests: ReadonlyMap<string, ChartRest>;
}

export interface ChartScope {
  readonly timelines: Timelines;
  /** The record with everything that is planned, as if it were made: what rests to come are read from. */
  readonly projected: Timelines;
  /** By paddock. */
  readonly plans: ReadonlyMap<string, readonly ChartPlan[]>;
  readonly ahead: Ahead;
  readonly now: number;
}

const NONE: readonly never[] = [];

/** Runs in which animals are in a paddock, by time, as recorded and as planned. */
function occupied(visits: readonly Visit[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  const presences = visits.flatMap(({ stay, from, to }) => presencesWithin(stay.presences, from, to));
  for (const { from, to } of presences.sort((one, other) => one.from - other.from)) {
    const last = runs.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else runs.push({ from, to });
  }
  return runs;
}

/** The rests between the stays of a paddock, planned ones included, and the one that goes on now. */
function drawnRests(land: Land, { projected, now }: ChartScope): DrawnRest[] {
  const { records, standard, recordedUntil } = projected;
  const runs = occupied(projected.visits.get(land.uuid) ?? NONE);
  return runs.flatMap(({ to: from }, index): DrawnRest[] => {
    const next = runs[index + 1]?.from;
    const [to, isOpen] = [next ?? now, next === undefined];
    if (to <= from) return [];
    const { days, isAtLeast, elapsedDays } = restBetween(from, to, records, recordedUntil);
    // It is held against the target of the day on which it ends: the paddock's own, else that of the day's season.
    const targetDays = land.restTargetDays ?? restTargetAt(records, to, standard.zone);
    return [{ from, to, days, isAtLeast, targetDays, isShort: !isOpen && elapsedDays < targetDays, isOpen }];
  });
}

/** The rest that a planned stay ends in a paddock; undefined where none does: never grazed, or grazed until then. */
export function restThen(land: Land, coming: Coming, projected: Timelines): ChartRest | undefined {
  const { restDays, isRestAtLeast, restTargetDays, isReached } = placeThen(land, coming, projected);
  if (restDays === null) return undefined;
  return {
    to: coming.at,
    days: restDays,
    isAtLeast: isRestAtLeast,
    targetDays: restTargetDays,
    isShort: !isReached,
  };
}

function restsOfPlans(land: Land, plans: readonly ChartPlan[], { projected, ahead }: ChartScope) {
  const rests = new Map<string, ChartRest>();
  for (const plan of plans) {
    const at = ahead.starts.get(plan.uuid);
    if (plan.isMade || at === undefined) continue;
    const coming = { herdUuid: plan.herdUuid, at, until: endOf({ at, days: plan.days }) };
    const rest = restThen(land, coming, projected);
    if (rest !== undefined) rests.set(plan.uuid, rest);
  }
  return rests;
}

/** The rest that ends as a bar of the row begins; undefined where there is none. */
export const restBefore = (
  { rests, plannedRests }: ChartRow,
  { kind, from, planUuid }: Pick<ChartBar, 'kind' | 'from' | 'planUuid'>,
): ChartRest | undefined =>
  kind === 'planned' ? plannedRests.get(planUuid ?? '') : rests.find(({ to }) => to === from);

/**
 * The row of a paddock on the grazing plan and control chart: actual stays, plans, and the rests between them. The rest
 * until now is of what was recorded; rests to come are those that the page of the plan says.
 */
export function chartRow(land: Land, scope: ChartScope): ChartRow {
  const { timelines, plans, ahead, now } = scope;
  const { zone } = timelines.standard;
  const own = plans.get(land.uuid) ?? NONE;
  const actual = actualBars(timelines.visits.get(land.uuid) ?? NONE, now, zone);
  const expected = expectedBars(actual, ahead.leaves, now, zone);
  const planned = plannedBars(own, zone);
  return {
    bars: [
      ...planned.filter(({ kind }) => kind === 'made'),
      ...actual,
      ...expected,
      ...planned.filter(({ kind }) => kind === 'planned'),
    ],
    rests: drawnRests(land, scope),
    plannedRests: restsOfPlans(land, own, scope),
  };
}

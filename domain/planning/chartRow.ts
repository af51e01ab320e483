import type { Land } from '../grazing/land';
import { restTargetAt } from '../grazing/seasons';
import { daysBetween } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import { actualBars, expectedBars, plannedBars, type ChartBar, type ChartPlan } from './chartBars';

/** The empty run between two bars. Instants are ms since 1970. */
export interface ChartRest {
  readonly from: number;
  readonly to: number;
  /** Whole days, as rest is counted. */
  readonly days: number;
  readonly targetDays: number;
  /** Whether it is shorter than its target. Never true of a rest that still goes on. */
  readonly isShort: boolean;
  /** Whether nothing is planned after it. */
  readonly isOpen: boolean;
}

/** What the chart draws in the row of one paddock. */
export interface ChartRow {
  readonly bars: readonly ChartBar[];
  readonly rests: readonly ChartRest[];
}

export interface ChartScope {
  readonly timelines: Timelines;
  /** By paddock. */
  readonly plans: ReadonlyMap<string, readonly ChartPlan[]>;
  /** When each herd is planned out of where it is, by its id. */
  readonly until: ReadonlyMap<string, number>;
  readonly now: number;
}

const NONE: readonly never[] = [];

/** Runs in which bars follow each other or overlap, by time. */
function occupied(bars: readonly ChartBar[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of [...bars].sort((one, other) => one.from - other.from)) {
    const last = runs.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else runs.push({ from, to });
  }
  return runs;
}

interface Resting {
  readonly from: number;
  readonly to: number;
  readonly isOpen: boolean;
}

/** A rest held against the target of the day on which it ends: the paddock's own, else that of the day's season. */
function restOf(land: Land, { from, to, isOpen }: Resting, { records, standard }: Timelines): ChartRest {
  const days = Math.round(daysBetween(from, to));
  const targetDays = land.restTargetDays ?? restTargetAt(records, to, standard.zone);
  return { from, to, days, targetDays, isShort: !isOpen && days < targetDays, isOpen };
}

/** The rests between the bars of a paddock, planned ones included, and the one that goes on now. */
function restsBetween(land: Land, bars: readonly ChartBar[], { timelines, now }: ChartScope): ChartRest[] {
  const runs = occupied(bars);
  const rests: ChartRest[] = [];
  runs.forEach(({ to: from }, index) => {
    const next = runs[index + 1]?.from;
    const to = next ?? now;
    if (to > from) rests.push(restOf(land, { from, to, isOpen: next === undefined }, timelines));
  });
  return rests;
}

/** The rest that ends as a bar of the row begins; undefined where there is none. */
export const restBefore = ({ rests }: ChartRow, { from }: Pick<ChartBar, 'from'>): ChartRest | undefined =>
  rests.find(({ to }) => to === from);

/**
 * The rest that a paddock would have had if a planned move began there at another time; undefined where nothing was there
 * before, or something is there then.
 *
 * @param at ms since 1970
 * @param planUuid of the move itself, wherever it is now
 */
export function restUntil(
  land: Land,
  { bars }: ChartRow,
  { at, planUuid }: { readonly at: number; readonly planUuid: string | null },
  timelines: Timelines,
): ChartRest | undefined {
  const others = bars.filter((bar) => bar.kind !== 'made' && (bar.kind !== 'planned' || bar.planUuid !== planUuid));
  const before = occupied(others).findLast(({ from }) => from <= at);
  if (before === undefined || before.to >= at) return undefined;
  return restOf(land, { from: before.to, to: at, isOpen: false }, timelines);
}

/** The row of a paddock on the grazing plan and control chart: actual stays, plans, and the rests between them. */
export function chartRow(land: Land, scope: ChartScope): ChartRow {
  const { timelines, plans, until, now } = scope;
  const { zone } = timelines.standard;
  const actual = actualBars(timelines.visits.get(land.uuid) ?? NONE, now, zone);
  const expected = expectedBars(actual, until, now, zone);
  const planned = plannedBars(plans.get(land.uuid) ?? NONE, zone);
  const counted = [...actual, ...expected, ...planned.filter(({ kind }) => kind === 'planned')];
  return {
    bars: [...planned.filter(({ kind }) => kind === 'made'), ...counted],
    rests: restsBetween(land, counted, scope),
  };
}

import type { Figure } from './figure';
import { Sum } from './figure';
import { herdFigures } from './herdFigures';
import type { Period } from './seasons';
import { dateOfDay, dayNumber } from './time';
import type { Timelines } from './timelines';

/** What a ranch had at an instant: head of its own animals, and animal units (AU) of all that it fed. */
export interface HeadAt {
  readonly at: number;
  readonly head: Figure;
  readonly au: Figure;
}

/** From when on something is written down of a herd: where it was, or what it was. */
function knownFrom(herdUuid: string, { stays, states }: Timelines): number {
  const moved = stays.get(herdUuid)?.[0]?.from ?? Infinity;
  return Math.min(moved, states.byHerd.get(herdUuid)?.[0]?.at ?? Infinity);
}

/** Head and AU at an instant; null before anything is written down of a herd. */
export function headAt(timelines: Timelines, at: number): HeadAt | null {
  const { standard, records } = timelines;
  const herds = records.herds.filter(({ uuid }) => knownFrom(uuid, timelines) <= at);
  if (herds.length === 0) return null;
  const [head, demand] = [new Sum(), new Sum()];
  for (const herd of herds) {
    const figures = herdFigures(herd, timelines, at);
    if (figures.isRetired) continue;
    if (herd.data.ours) head.add(figures.head);
    demand.add(figures.dailyDemandLb);
  }
  const lb = demand.figure;
  return { at, head: head.figure, au: typeof lb === 'number' ? lb / standard.intakeLb : lb };
}

const MAX_POINTS = 80;

/** Head and AU over a time: at the beginning of each day, or of every second, third, … one of a long time, and at its end. */
export function headOver(timelines: Timelines, { since, until }: Span): readonly HeadAt[] {
  const { zone } = timelines.standard;
  const [first, last] = [zone.dayOf(since), zone.dayOf(until - 1)];
  const step = Math.max(1, Math.ceil((last - first + 1) / MAX_POINTS));
  const days = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_none, index) => first + index * step);
  return [...days.map((day) => Math.max(since, zone.startOf(day))), until].flatMap((at) => headAt(timelines, at) ?? []);
}

export interface Span {
  readonly since: number;
  readonly until: number;
}

/** The part of a calendar month that lies within a time. */
export interface Month extends Span {
  /** YYYY-MM. */
  readonly month: string;
}

const nextMonth = (month: string): string => dateOfDay(dayNumber(`${month}-01`) + 31).slice(0, 7);

/** The months of a time, in the ranch's zone, cut at its edges. */
export function monthsOf({ standard: { zone } }: Timelines, { since, until }: Span): readonly Month[] {
  const startOf = (month: string): number => zone.startOf(dayNumber(`${month}-01`));
  const months: Month[] = [];
  let month = dateOfDay(zone.dayOf(since)).slice(0, 7);
  while (startOf(month) < until) {
    const next = nextMonth(month);
    months.push({ month, since: Math.max(since, startOf(month)), until: Math.min(until, startOf(next)) });
    month = next;
  }
  return months;
}

/** A period with a beginning: all time begins with the first that is written down of a herd. Null while nothing is. */
export function spanOf(timelines: Timelines, { since, until }: Period): Span | null {
  const first = Math.min(...timelines.records.herds.map(({ uuid }) => knownFrom(uuid, timelines)));
  const from = since === -Infinity ? first : since;
  return from < until ? { since: from, until } : null;
}

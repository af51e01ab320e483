import { isKnown, mapFigure } from '../grazing/figure';
import { forageTaken, grazingDays } from '../grazing/presence';
import { periodOf, seasonInstants, type Period, type Season } from '../grazing/seasons';
import { byText, type GrazingRecords } from '../grazing/records';
import { classesAt } from '../grazing/stays';
import { timelinesOf, type Timelines } from '../grazing/timelines';
import { headOf } from '../grazing/transfer';
import type { Visit } from '../grazing/visits';
import { isoTime, writeCsv, type Cell, type Table } from './csv';

const COLUMNS = [
  ...['paddock', 'herd', 'in', 'out', 'days', 'head_in', 'head_out', 'forage_lb', 'ad'],
  ...['herd_uuid', 'paddock_uuid', 'move_uuid'],
];

/** Whether a stay has an instant within the season: its end belongs to the next one, the as-of instant to it. */
function touches({ from, to }: Visit, { since, until }: Period, isOver: boolean): boolean {
  const begins = isOver ? from < until : from <= until;
  return begins && (to > since || (from === to && from >= since));
}

interface Scope {
  timelines: Timelines;
  period: Period;
  /** The as-of instant: what is dated after it is ignored. */
  at: number;
}

/** In, out and head are those of the whole stay; days, forage and AD of its part within the period. */
function rowOf(visit: Visit, [paddock, herd]: [string, string], paddockUuid: string, scope: Scope): Cell[] {
  const { timelines, period, at } = scope;
  const { stay, from, to } = visit;
  const states = timelines.states.byHerd.get(stay.herdUuid) ?? [];
  const headAt = (instant: number) => headOf(classesAt(states, instant));
  const isOut = to <= at;
  const forage = forageTaken([visit], period, timelines.standard);
  const figures = [forage, mapFigure(forage, (lb) => lb / timelines.standard.intakeLb)];
  return [
    paddock,
    herd,
    isoTime(from),
    isOut ? isoTime(to) : null,
    grazingDays([visit], period),
    headAt(from),
    headAt(isOut ? Math.max(from, to - 1) : at),
    ...figures.map((figure) => (isKnown(figure) ? figure : null)),
    stay.herdUuid,
    paddockUuid,
    stay.moves[0]?.uuid ?? null,
  ];
}

/**
 * A row for each stay and each paddock that it names, of those that touch a season (null: all time) as of an
 * instant. lb and days, unrounded; what is unknown is empty.
 */
export function staySheet(records: GrazingRecords, season: Season | null, at: number): Table {
  const timelines = timelinesOf(records);
  const { zone } = timelines.standard;
  const period = periodOf(season, at, zone);
  const isOver = season !== null && seasonInstants(season, zone).ends === period.until;
  const paddocks = new Map(records.paddocks.map(({ uuid, data }) => [uuid, data.name]));
  const herds = new Map(records.herds.map(({ uuid, data }) => [uuid, data.name]));
  const rows = [...timelines.direct].flatMap(([paddockUuid, visits]) =>
    visits
      .filter((visit) => touches(visit, period, isOver))
      .map((visit) => {
        const names: [string, string] = [paddocks.get(paddockUuid) ?? '', herds.get(visit.stay.herdUuid) ?? ''];
        return { names, paddockUuid, visit };
      }),
  );
  rows.sort(
    (one, other) =>
      byText(one.names[0], other.names[0]) ||
      one.visit.from - other.visit.from ||
      byText(one.names[1], other.names[1]) ||
      byText(one.paddockUuid, other.paddockUuid),
  );
  return {
    columns: COLUMNS,
    rows: rows.map(({ visit, names, paddockUuid }) => rowOf(visit, names, paddockUuid, { timelines, period, at })),
  };
}

/** `stays.csv`. */
export const staysCsv = (records: GrazingRecords, season: Season | null, at: number): string =>
  writeCsv(staySheet(records, season, at));

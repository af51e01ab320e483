import { isKnown, type Figure } from '../grazing/figure';
import { figuresOf } from '../grazing/figures';
import { herdFigures } from '../grazing/herdFigures';
import type { PaddockFigures } from '../grazing/paddockFigures';
import { byText, type Entry, type GrazingRecords, type PaddockData } from '../grazing/records';
import { periodOf, type Season } from '../grazing/seasons';
import { timelinesOf, type Timelines } from '../grazing/timelines';
import { isoTime, writeCsv, type Cell, type Table } from './csv';

const PADDOCK_COLUMNS = [
  ...['name', 'parent', 'acres', 'grazeable_acres', 'state', 'rest_days', 'grazing_days', 'forage_lb', 'ad', 'ada'],
  ...['aum', 'last_in', 'last_out', 'uuid'],
];
const HERD_COLUMNS = ['name', 'head', 'average_weight_lb', 'au', 'daily_demand_lb', 'paddocks', 'since', 'uuid'];
const STATES = { grazing: 'Grazing', ready: 'Ready', resting: 'Resting' } as const;

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

const inOrder = <Data extends { readonly name: string }>(entries: readonly Entry<Data>[]) =>
  [...entries].sort((one, other) => byText(one.data.name, other.data.name) || byText(one.uuid, other.uuid));

/** The state by the same days as `rest_days`, which go on over silences of the record. */
const stateByElapsed = ({ state, elapsedRestDays, restTargetDays }: PaddockFigures): keyof typeof STATES =>
  elapsedRestDays !== null && elapsedRestDays >= restTargetDays ? 'ready' : state;

function paddockRow({ uuid, data }: Entry<PaddockData>, figures: PaddockFigures, parent: string | null): Cell[] {
  const { acres, grazeableAcres, elapsedRestDays, grazingDays, gross, lastIn, lastOut } = figures;
  return [
    data.name,
    parent,
    known(acres),
    known(grazeableAcres),
    STATES[stateByElapsed(figures)],
    elapsedRestDays,
    grazingDays,
    known(gross.forageLb),
    known(gross.ad),
    known(gross.ada),
    known(gross.aum),
    isoTime(lastIn),
    isoTime(lastOut),
    uuid,
  ];
}

const namesOf = ({ records }: Timelines) => new Map(records.paddocks.map(({ uuid, data }) => [uuid, data.name]));

/** A paddock with its cells by the names of their columns. */
export interface PaddockRow {
  readonly uuid: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/**
 * The gross figures of every paddock by name, subdivisions and retired ones too, in a season (null: all time) as of an
 * instant. Acres and lb, unrounded; what is not known is null.
 */
export function paddockTable(records: GrazingRecords, season: Season | null, at: number): PaddockRow[] {
  const timelines = timelinesOf(records);
  const { paddocks } = figuresOf(timelines, periodOf(season, at, timelines.standard.zone));
  const names = namesOf(timelines);
  return inOrder(records.paddocks).flatMap((paddock) => {
    const figures = paddocks.get(paddock.uuid);
    const parent = names.get(paddock.data.parent_uuid ?? '') ?? null;
    if (figures === undefined) return [];
    const row = paddockRow(paddock, figures, parent);
    return [
      { uuid: paddock.uuid, cells: Object.fromEntries(PADDOCK_COLUMNS.map((column, at) => [column, row[at] ?? null])) },
    ];
  });
}

/** The table of paddocks with a row each, in the order of its columns. */
export const paddockSheet = (records: GrazingRecords, season: Season | null, at: number): Table => ({
  columns: PADDOCK_COLUMNS,
  rows: paddockTable(records, season, at).map(({ cells }) => PADDOCK_COLUMNS.map((column) => cells[column] ?? null)),
});

/** `paddocks.csv`; what is not known is empty. */
export const paddocksCsv = (records: GrazingRecords, season: Season | null, at: number): string =>
  writeCsv(paddockSheet(records, season, at));

/** What every herd is as of an instant, and where. Several paddocks are joined by `; `. */
export function herdSheet(records: GrazingRecords, at: number): Table {
  const timelines = timelinesOf(records);
  const names = namesOf(timelines);
  const rows = inOrder(records.herds).map((herd): Cell[] => {
    const { head, averageWeightLb, au, dailyDemandLb, stay } = herdFigures(herd, timelines, at);
    const places = stay?.paddockUuids.flatMap((uuid) => names.get(uuid) ?? []) ?? [];
    const figures = [head, averageWeightLb, au, dailyDemandLb].map(known);
    return [herd.data.name, ...figures, places.join('; '), isoTime(stay?.from ?? null), herd.uuid];
  });
  return { columns: HERD_COLUMNS, rows };
}

/** `herds.csv`. */
export const herdsCsv = (records: GrazingRecords, at: number): string => writeCsv(herdSheet(records, at));

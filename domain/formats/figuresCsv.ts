import { isKnown, type Figure } from '../grazing/figure';
import { figuresOf } from '../grazing/figures';
import { herdFigures, type HerdFigures } from '../grazing/herdFigures';
import type { PaddockFigures } from '../grazing/paddockFigures';
import { byText, type Entry, type GrazingRecords, type HerdData, type PaddockData } from '../grazing/records';
import { periodOf, type Season } from '../grazing/seasons';
import { timelinesOf, type Timelines } from '../grazing/timelines';
import { isoTime, tableOf, writeCsv, type Cell, type Columns, type Table } from './csv';

// eslint-disable-next-line lingui/no-unlocalized-strings -- programs read them
const STATES = { grazing: 'Grazing', ready: 'Ready', resting: 'Resting' } as const;

const known = (figure: Figure): number | null => (isKnown(figure) ? figure : null);

const inOrder = <Data extends { readonly name: string }>(entries: readonly Entry<Data>[]) =>
  [...entries].sort((one, other) => byText(one.data.name, other.data.name) || byText(one.uuid, other.uuid));

/** The state by the same days as `rest_days`, which continue over silences of the record. */
const stateByElapsed = ({ state, elapsedRestDays, restTargetDays }: PaddockFigures): keyof typeof STATES =>
  elapsedRestDays !== null && elapsedRestDays >= restTargetDays ? 'ready' : state;

interface PaddockSource {
  readonly paddock: Entry<PaddockData>;
  readonly figures: PaddockFigures;
  readonly parent: string | null;
}

const PADDOCK_COLUMNS: Columns<PaddockSource> = [
  ['name', ({ paddock }) => paddock.data.name],
  ['parent', ({ parent }) => parent],
  ['acres', ({ figures }) => known(figures.acres)],
  ['grazeable_acres', ({ figures }) => known(figures.grazeableAcres)],
  ['state', ({ figures }) => STATES[stateByElapsed(figures)]],
  ['rest_days', ({ figures }) => figures.elapsedRestDays],
  ['grazing_days', ({ figures }) => figures.grazingDays],
  ['forage_lb', ({ figures }) => known(figures.gross.forageLb)],
  ['ad', ({ figures }) => known(figures.gross.ad)],
  ['ada', ({ figures }) => known(figures.gross.ada)],
  ['aum', ({ figures }) => known(figures.gross.aum)],
  ['last_in', ({ figures }) => isoTime(figures.lastIn)],
  ['last_out', ({ figures }) => isoTime(figures.lastOut)],
  ['uuid', ({ paddock }) => paddock.uuid],
];

interface HerdSource {
  readonly herd: Entry<HerdData>;
  readonly figures: HerdFigures;
  /** The names of the paddocks where it is. */
  readonly places: readonly string[];
}

const HERD_COLUMNS: Columns<HerdSource> = [
  ['name', ({ herd }) => herd.data.name],
  ['head', ({ figures }) => known(figures.head)],
  ['average_weight_lb', ({ figures }) => known(figures.averageWeightLb)],
  ['au', ({ figures }) => known(figures.au)],
  ['daily_demand_lb', ({ figures }) => known(figures.dailyDemandLb)],
  ['paddocks', ({ places }) => places.join('; ')],
  ['since', ({ figures }) => isoTime(figures.stay?.from ?? null)],
  ['uuid', ({ herd }) => herd.uuid],
];

const namesOf = ({ records }: Timelines) => new Map(records.paddocks.map(({ uuid, data }) => [uuid, data.name]));

/** A paddock with its cells by the names of their columns. */
export interface PaddockRow {
  readonly uuid: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/**
 * The gross figures of every paddock by name, subdivisions and retired ones too, in a season (null: all time) as of an
 * instant. Acres and lb, unrounded; what is unknown is null.
 */
export function paddockTable(records: GrazingRecords, season: Season | null, at: number): PaddockRow[] {
  const timelines = timelinesOf(records);
  const { paddocks } = figuresOf(timelines, periodOf(season, at, timelines.standard.zone));
  const names = namesOf(timelines);
  return inOrder(records.paddocks).flatMap((paddock) => {
    const figures = paddocks.get(paddock.uuid);
    const parent = names.get(paddock.data.parent_uuid ?? '') ?? null;
    if (figures === undefined) return [];
    const source = { paddock, figures, parent };
    const cells = Object.fromEntries(PADDOCK_COLUMNS.map(([name, cellOf]) => [name, cellOf(source)]));
    return [{ uuid: paddock.uuid, cells }];
  });
}

/** The table of paddocks with a row each, in the order of its columns. */
export const paddockSheet = (records: GrazingRecords, season: Season | null, at: number): Table => ({
  columns: PADDOCK_COLUMNS.map(([name]) => name),
  rows: paddockTable(records, season, at).map(({ cells }) => Object.values(cells)),
});

/** `paddocks.csv`; what is unknown is empty. */
export const paddocksCsv = (records: GrazingRecords, season: Season | null, at: number): string =>
  writeCsv(paddockSheet(records, season, at));

/** What every herd is as of an instant, and where. Several paddocks are joined by `; `. */
export function herdSheet(records: GrazingRecords, at: number): Table {
  const timelines = timelinesOf(records);
  const names = namesOf(timelines);
  const sources = inOrder(records.herds).map((herd): HerdSource => {
    const figures = herdFigures(herd, timelines, at);
    const places = figures.stay?.paddockUuids.flatMap((uuid) => names.get(uuid) ?? []) ?? [];
    return { herd, figures, places };
  });
  return tableOf(HERD_COLUMNS, sources);
}

/** `herds.csv`. */
export const herdsCsv = (records: GrazingRecords, at: number): string => writeCsv(herdSheet(records, at));

import { figuresOf } from '../grazing/figures';
import { herdFigures, type HerdFigures } from '../grazing/herdFigures';
import type { PaddockFigures } from '../grazing/paddockFigures';
import { byText, type Entry, type GrazingRecords, type HerdData, type PaddockData } from '../grazing/records';
import { periodOf, type Season } from '../grazing/seasons';
import { timelinesOf, type Timelines } from '../grazing/timelines';
import { isoTime, writeCsv, type Table } from './csv';
import { figureRow, figureTable, type FigureColumns, type FigureRow } from './figureColumns';

// eslint-disable-next-line lingui/no-unlocalized-strings -- programs read them
const STATES = { grazing: 'Grazing', ready: 'Ready', resting: 'Resting' } as const;

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

const PADDOCK_COLUMNS: FigureColumns<PaddockSource> = [
  ['name', ({ paddock }) => paddock.data.name],
  ['parent', ({ parent }) => parent],
  ['acres', ({ figures }) => figures.acres],
  ['grazeable_acres', ({ figures }) => figures.grazeableAcres],
  ['state', ({ figures }) => STATES[stateByElapsed(figures)]],
  ['rest_days', ({ figures }) => figures.elapsedRestDays],
  ['grazing_days', ({ figures }) => figures.grazingDays],
  ['forage_lb', ({ figures }) => figures.gross.forageLb],
  ['ad', ({ figures }) => figures.gross.ad],
  ['ada', ({ figures }) => figures.gross.ada],
  ['aum', ({ figures }) => figures.gross.aum],
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

const HERD_COLUMNS: FigureColumns<HerdSource> = [
  ['name', ({ herd }) => herd.data.name],
  ['head', ({ figures }) => figures.head],
  ['average_weight_lb', ({ figures }) => figures.averageWeightLb],
  ['au', ({ figures }) => figures.au],
  ['daily_demand_lb', ({ figures }) => figures.dailyDemandLb],
  ['paddocks', ({ places }) => places.join('; ')],
  ['since', ({ figures }) => isoTime(figures.stay?.from ?? null)],
  ['uuid', ({ herd }) => herd.uuid],
];

const namesOf = ({ records }: Timelines) => new Map(records.paddocks.map(({ uuid, data }) => [uuid, data.name]));

/** A paddock with its figures by the names of their columns. */
export interface PaddockRow extends FigureRow {
  readonly uuid: string;
  /** The paddock that this one is a subdivision of. */
  readonly parentUuid: string | null;
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
    const { parent_uuid: parentUuid } = paddock.data;
    const parent = names.get(parentUuid ?? '') ?? null;
    if (figures === undefined) return [];
    return [{ uuid: paddock.uuid, parentUuid, ...figureRow(PADDOCK_COLUMNS, { paddock, figures, parent }) }];
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

/** What every herd is as of an instant, and where. */
function herdSources(records: GrazingRecords, at: number): HerdSource[] {
  const timelines = timelinesOf(records);
  const names = namesOf(timelines);
  return inOrder(records.herds).map((herd): HerdSource => {
    const figures = herdFigures(herd, timelines, at);
    const places = figures.stay?.paddockUuids.flatMap((uuid) => names.get(uuid) ?? []) ?? [];
    return { herd, figures, places };
  });
}

/** A herd with its figures by the names of their columns, and the paddocks where it is. */
export interface HerdRow extends FigureRow {
  readonly paddockUuids: readonly string[];
}

/** The figures of every herd by name as of an instant; what is unknown is null. */
export const herdTable = (records: GrazingRecords, at: number): HerdRow[] =>
  herdSources(records, at).map((source) => ({
    ...figureRow(HERD_COLUMNS, source),
    paddockUuids: source.figures.stay?.paddockUuids ?? [],
  }));

/** The table of herds with a row each. Several paddocks are joined by `; `. */
export const herdSheet = (records: GrazingRecords, at: number): Table =>
  figureTable(HERD_COLUMNS, herdSources(records, at));

/** `herds.csv`. */
export const herdsCsv = (records: GrazingRecords, at: number): string => writeCsv(herdSheet(records, at));

import { byText, type CountData, type Entry, type ForageData, type GrazingRecords } from '../grazing/records';
import { seasonInstants, type Season } from '../grazing/seasons';
import { dayNumber, zoneOf } from '../grazing/time';
import type { Cell, Table } from './csv';
import { feedSheet, type Feeding } from './feedCsv';
import { herdSheet, paddockSheet } from './figuresCsv';
import { staySheet } from './staysCsv';

interface Noted {
  readonly note: string;
}

/** What people wrote down, with the words that no figure is computed from. */
export interface WrittenFacts {
  readonly counts: readonly Entry<CountData & Noted & { readonly reason: string }>[];
  readonly feed: readonly Feeding[];
  readonly feedstuffs: readonly Entry<{ readonly name: string }>[];
  readonly forage: readonly Entry<ForageData & Noted & { readonly method: string }>[];
  readonly rain: readonly Entry<{ readonly on: string; readonly inches: number }>[];
}

interface Written {
  readonly records: GrazingRecords;
  readonly facts: WrittenFacts;
  readonly season: Season | null;
  /** The as-of instant, ms since 1970 UTC. */
  readonly at: number;
}

/** A sheet of a workbook. Cells under the columns of `SHEET_TIMES` are ISO 8601 in UTC, or days as YYYY-MM-DD. */
export interface Sheet extends Table {
  readonly name: string;
}

/** The columns that hold times and days. */
export const SHEET_TIMES: ReadonlySet<string> = new Set(['at', 'in', 'last_in', 'last_out', 'on', 'out', 'since']);

/** What a sheet takes below its header in Excel. */
const ROWS_MAX = 1_048_575;

const COUNT_COLUMNS = [
  'herd',
  'at',
  'animal',
  'head',
  'average_weight_lb',
  'gain_lb_per_day',
  'reason',
  'note',
  'herd_uuid',
  'uuid',
];
const FORAGE_COLUMNS = ['paddock', 'at', 'lb_per_acre', 'measure', 'method', 'note', 'paddock_uuid', 'uuid'];
const RAIN_COLUMNS = ['on', 'inches', 'uuid'];

const namesOf = (entries: readonly Entry<{ readonly name: string }>[]) => {
  const names = new Map(entries.map(({ uuid, data }) => [uuid, data.name]));
  return (uuid: string | null): string | null => (uuid === null ? null : (names.get(uuid) ?? null));
};

/** What was written down in the season until the as-of instant, by time. */
function factSheets({ records, facts, season, at }: Written): Sheet[] {
  const zone = zoneOf(records.ranch.time_zone);
  const { starts, ends } = season === null ? { starts: -Infinity, ends: Infinity } : seasonInstants(season, zone);
  const inTime = <Data>(entries: readonly Entry<Data>[], timeOf: (data: Data) => number) =>
    entries
      .map((entry) => ({ ...entry, time: timeOf(entry.data) }))
      .filter(({ time }) => time >= starts && time < ends && time <= at)
      .sort((one, other) => one.time - other.time || byText(one.uuid, other.uuid));
  const dated = <Data extends { readonly at: string }>(entries: readonly Entry<Data>[]) =>
    inTime(entries, (data) => Date.parse(data.at));
  const [herdName, paddockName] = [namesOf(records.herds), namesOf(records.paddocks)];
  const counts = dated(facts.counts).flatMap(({ uuid, data }) =>
    data.classes.map(({ animal, head, average_weight_lb, gain_lb_per_day }): Cell[] => [
      ...[herdName(data.herd_uuid), data.at, animal, head, average_weight_lb, gain_lb_per_day],
      ...[data.reason, data.note, data.herd_uuid, uuid],
    ]),
  );
  const forage = dated(facts.forage).map(({ uuid, data }): Cell[] => [
    ...[paddockName(data.paddock_uuid), data.at, data.lb_per_acre, data.measure, data.method, data.note],
    ...[data.paddock_uuid, uuid],
  ]);
  const rain = inTime(facts.rain, ({ on }) => zone.startOf(dayNumber(on)));
  return [
    /* eslint-disable lingui/no-unlocalized-strings -- programs read the names of sheets */
    { name: 'Counts', columns: COUNT_COLUMNS, rows: counts },
    { name: 'Feed', ...feedSheet({ records, season, at, ...facts }) },
    { name: 'Forage', columns: FORAGE_COLUMNS, rows: forage },
    { name: 'Rain', columns: RAIN_COLUMNS, rows: rain.map(({ uuid, data }): Cell[] => [data.on, data.inches, uuid]) },
    /* eslint-enable lingui/no-unlocalized-strings */
  ];
}

/** A table that has more rows than a sheet takes continues in further ones: Stays, Stays 2. */
const inSheets = ({ name, columns, rows }: Sheet): Sheet[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / ROWS_MAX)) }, (_none, index) => ({
    name: index === 0 ? name : `${name} ${index + 1}`,
    columns,
    rows: rows.slice(index * ROWS_MAX, (index + 1) * ROWS_MAX),
  }));

/**
 * `grazing.xlsx`: the tables of paddocks, herds and stays as their CSV files have them, and what was written down in the
 * season (null: all time) until the as-of instant. lb, acres and inches, unrounded; what is unknown is null.
 */
export function grazingSheets(written: Written): Sheet[] {
  const { records, season, at } = written;
  const sheets = [
    /* eslint-disable lingui/no-unlocalized-strings -- programs read the names of sheets */
    { name: 'Paddocks', ...paddockSheet(records, season, at) },
    { name: 'Herds', ...herdSheet(records, at) },
    { name: 'Stays', ...staySheet(records, season, at) },
    /* eslint-enable lingui/no-unlocalized-strings */
    ...factSheets(written),
  ];
  return sheets.flatMap(inSheets);
}

import type { Table, TableRow } from '@domain/formats/table/readTable';
import type { DataOf, Held } from '@records/index';
import type { Change } from '@records/group';
import type { Brought } from '../bringing/Imported';
import { BadRow, type RanchClock } from './rowReader';
import type { Match } from './tableFields';

/** What stands on the ranch that a table is brought to. */
export interface TableGrounds extends RanchClock {
  readonly herds: readonly Held<DataOf<'herd'>>[];
  readonly paddocks: readonly Held<DataOf<'paddock'>>[];
  readonly movesOf: (herdUuid: string) => readonly Held<DataOf<'move'>>[];
}

export interface BadLine {
  readonly line: number;
  readonly why: string;
}

/** A record that a table brings. */
export type NewRecord = Brought['records'][number] & Change & { readonly data: NonNullable<Change['data']> };

/** What a table becomes on the ranch. */
export interface FromTable {
  readonly records: readonly NewRecord[];
  readonly bad: readonly BadLine[];
  /** How many rows say what is there already. */
  readonly there: number;
  /** Names of herds and paddocks that are not there. */
  readonly unknown: { readonly herds: readonly string[]; readonly paddocks: readonly string[] };
}

export type TableMaker = (table: Table, match: Match, grounds: TableGrounds) => FromTable;

export const folded = (name: string): string => name.trim().toLocaleLowerCase();
export const iso = (at: number): string => new Date(at).toISOString();

/** The live ones of the ranch by their names; of two with one name the first. */
export function byName<Data extends { readonly name: string; readonly retired_at: string | null }>(
  all: readonly Held<Data>[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { uuid, data } of all) {
    if (data.retired_at === null && !names.has(folded(data.name))) names.set(folded(data.name), uuid);
  }
  return names;
}

/** Goes through the rows; those that cannot be read are told with their lines, and the others go on. */
export function eachRow(rows: readonly TableRow[], read: (row: TableRow) => void): BadLine[] {
  const bad: BadLine[] = [];
  for (const row of rows) {
    try {
      if (row.problem !== null) throw new BadRow(row.problem);
      read(row);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      bad.push({ line: row.line, why: error.message });
    }
  }
  return bad;
}

export const NONE_UNKNOWN: FromTable['unknown'] = { herds: [], paddocks: [] };

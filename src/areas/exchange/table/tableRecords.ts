import type { Table } from '@domain/formats/table/readTable';
import type { DataOf, Held } from '@records/index';
import type { NewRecord } from '../bringing/Imported';
import { inTurns } from '@shared/lib/inTurns';
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

/** What a table becomes on the ranch. */
export interface FromTable {
  readonly records: readonly NewRecord[];
  readonly bad: readonly BadLine[];
  /** How many rows say what is there already. */
  readonly there: number;
  /** Names of herds and paddocks that are not there. */
  readonly unknown: { readonly herds: readonly string[]; readonly paddocks: readonly string[] };
}

/** Reads a table row by row, in turns. What it answers once it was given up is of no use. */
export type TableMaker = (
  table: Table,
  match: Match,
  grounds: TableGrounds,
  signal?: AbortSignal,
) => Promise<FromTable>;

export const folded = (name: string): string => name.trim().toLowerCase();
export const iso = (at: number): string => new Date(at).toISOString();

/** Goes through rows, or what was made of them; those that cannot be used are told with their lines, and the others go on. */
export async function eachRow<Row extends { readonly line: number }>(
  rows: readonly Row[],
  read: (row: Row, index: number) => void,
  signal?: AbortSignal,
): Promise<BadLine[]> {
  const bad: BadLine[] = [];
  const readOne = (row: Row, index: number) => {
    try {
      read(row, index);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      bad.push({ line: row.line, why: error.message });
    }
  };
  await inTurns(rows, readOne, signal);
  return bad;
}

export const NONE_UNKNOWN: FromTable['unknown'] = { herds: [], paddocks: [] };

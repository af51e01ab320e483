import { sql } from 'kysely';
import type { Db } from '../../src/db/Database';
import { NOT_OF_PEOPLE, tablesOf } from './tables';

/** Rows as text, by table. */
export type WholeState = Record<string, string[]>;

/** Every row of all that people have made, in an order that does not change. */
export async function wholeState(db: Db): Promise<WholeState> {
  const state: WholeState = {};
  const others = Object.values(NOT_OF_PEOPLE).flat();
  for (const table of (await tablesOf(db)).filter((name) => !others.includes(name))) {
    const rows = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t order by row`.execute(db);
    state[table] = rows.rows.map(({ row }) => row);
  }
  return state;
}

const rowsOf = (state: WholeState) => Object.values(state).flat();

/** How many more rows there are. */
export const added = (before: WholeState, after: WholeState) => rowsOf(after).length - rowsOf(before).length;

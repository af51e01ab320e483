import { sql } from 'kysely';
import type { Db } from './Database';

/** Resolves when the database answers a query. */
export async function ask(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

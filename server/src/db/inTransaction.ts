import type { Db } from './Database';
import { pgCodeOf } from './databaseErrors';

const TRIES = 3;
/** serialization_failure and deadlock_detected: PostgreSQL asks for another try. */
const AGAIN = new Set(['40001', '40P01']);

/**
 * Runs work in one transaction: all of it happens, or nothing. Work may run again when PostgreSQL had to break a
 * deadlock, so it does nothing but queries.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !AGAIN.has(pgCodeOf(error) ?? '')) throw error;
    }
  }
}

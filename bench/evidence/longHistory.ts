import { sql } from 'kysely';
import { chainPasts } from '../../server/src/chain';
import { systemClock } from '../../server/src/platform/clock';
import { addUnchainedGroups } from '../../server/test/support/unchained';
import { makeFieldRanch, type FieldRanch } from '../field/fieldRanch';
import { databaseOf } from '../serve/databaseOf';
import type { Product } from '../serve/serveProduct';

export const GROUPS = 100_000;

const throwOn = (error: unknown): never => {
  throw error;
};

/** A ranch with 100,000 groups in its chain. */
export async function makeLongHistory({ address, dataDir }: Product, email: string): Promise<FieldRanch> {
  const ranch = await makeFieldRanch(address, email);
  const db = await databaseOf(dataDir);
  try {
    await addUnchainedGroups(db, ranch.uuid, GROUPS);
    await chainPasts({ db, clock: systemClock, signal: new AbortController().signal, notChained: throwOn });
    await sql.raw('vacuum analyze').execute(db);
    return ranch;
  } finally {
    await db.destroy();
  }
}

import { sql } from 'kysely';
import { chainPasts, signDaily } from '../../server/src/chain';
import type { Db } from '../../server/src/db/Database';
import { systemClock } from '../../server/src/platform/clock';
import { loadSecretKey } from '../../server/src/platform/secretKey';
import { addManyRows } from '../../server/test/support/manyRows';
import { makeFieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import { databaseOf } from '../serve/databaseOf';
import type { Product } from '../serve/serveProduct';

const throwOn = (error: unknown): never => {
  throw error;
};

/** Signs the end of every ranch's chain, as on a morning after a day with changes everywhere, ms. */
async function signAll(db: Db, secretKey: string): Promise<number> {
  await sql`delete from record_heads`.execute(db);
  const { signal } = new AbortController();
  const startedAt = performance.now();
  await signDaily({ db, clock: systemClock, secretKey, signal, notSigned: throwOn });
  return performance.now() - startedAt;
}

/** What the morning's pass takes for the ends of some 10,000 ranches. */
export async function measureSigning({ address, dataDir }: Product, rounds: number): Promise<Figure[]> {
  process.stderr.write('Writing 10,000 ranches\n');
  const { uuid } = await makeFieldRanch(address, 'signing@example.com');
  const db = await databaseOf(dataDir);
  try {
    await addManyRows(db, uuid, new Date());
    await chainPasts({ db, clock: systemClock, signal: new AbortController().signal, notChained: throwOn });
    await sql.raw('vacuum analyze').execute(db);
    const secretKey = await loadSecretKey(dataDir, undefined);
    const samples: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`The ends of 10,000 ranches, round ${round} of ${rounds}\n`);
      samples.push(await signAll(db, secretKey));
    }
    const signed = await db
      .selectFrom('record_heads')
      .select(({ fn }) => fn.countAll<string>().as('all'))
      .executeTakeFirstOrThrow();
    const what = `ends of ${Number(signed.all).toLocaleString('en-US')} ranches signed`;
    return [{ what, unit: 'ms', samples, budget: { atMost: 60_000 } }];
  } finally {
    await db.destroy();
  }
}

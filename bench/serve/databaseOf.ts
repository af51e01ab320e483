import { join } from 'node:path';
import { connect } from '../../server/src/db/connect';
import type { Db } from '../../server/src/db/Database';
import { connectionString, placeOf } from '../../server/src/embedded/cluster';
import { readPostmasterFile } from '../../server/src/embedded/postmasterFile';

/** How long a statement may take that fills a database or vacuums it whole: the server's own limit is for its calls. */
const FILL_MS = 600_000;

/** Connects to the database of a running product, to fill it. End it with `db.destroy()`. */
export async function databaseOf(dataDir: string): Promise<Db> {
  const place = placeOf(join(dataDir, 'postgres'));
  const running = await readPostmasterFile(place.cluster);
  if (running === undefined) throw new Error('The database does not run');
  return connect(await connectionString(place, running.port), FILL_MS);
}

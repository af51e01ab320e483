import { join } from 'node:path';
import { connectionString, placeOf } from '../../server/src/embedded/cluster';
import { readPostmasterFile } from '../../server/src/embedded/postmasterFile';

/** Where the database of a running product is. */
export async function databaseOf(dataDir: string): Promise<string> {
  const place = placeOf(join(dataDir, 'postgres'));
  const running = await readPostmasterFile(place.cluster);
  if (running === undefined) throw new Error('The database does not run');
  return connectionString(place, running.port);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

export function postmasterFilePath(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}

/**
 * Reads the file in which a running PostgreSQL says who it is (line 1), on which port (line 4) and, as pg_ctl reads it
 * too, whether it takes connections (line 8). Undefined when there is none.
 */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFilePath(clusterDir), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
    : undefined;
}

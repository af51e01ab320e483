import { spawnSync } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { errorCode } from '../platform/errorCode';

/** Whether this process is PostgreSQL at work in that folder: it makes its folder the current one and stays there. */
async function worksIn(pid: number, clusterDir: string): Promise<boolean> {
  const links = [readlink(`/proc/${pid}/cwd`), readlink(`/proc/${pid}/exe`)];
  const [cwd, exe] = await Promise.all(links.map((link) => link.catch(() => '')));
  // "postgres (deleted)" when the package was installed again meanwhile.
  return cwd === clusterDir && basename(exe ?? '').startsWith('postgres');
}

function isNamedIn(pid: number, clusterDir: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(clusterDir);
}

/**
 * The living PostgreSQL processes of a cluster folder (an absolute path without links). A pid alone says nothing: after
 * a crash or a reboot it may be anyone's. Without /proc only the process that `postmaster.pid` names can be asked.
 */
export async function postgresProcesses(clusterDir: string, namedPid: number | undefined): Promise<number[]> {
  if (process.platform !== 'linux') {
    return namedPid !== undefined && isNamedIn(namedPid, clusterDir) ? [namedPid] : [];
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => worksIn(pid, clusterDir)));
  return pids.filter((_, index) => found[index]);
}

/** Sends a signal, and counts a process that has just gone as told. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

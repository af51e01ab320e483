import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { errorCode } from './errorCode';
import { StartupError } from './StartupError';

/** `O_EXLOCK` of macOS and the BSDs, which Node does not name: opens and locks in one step. */
const O_EXLOCK = 0x20;
const WRITABLE = constants.O_RDWR | constants.O_CREAT;

function lockOnLinux(path: string): number | undefined {
  const fd = openSync(path, WRITABLE, 0o600);
  // flock(2) belongs to the open file, which the command shares with us: it locks and ends, and the lock stays ours.
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (status === 0) return fd;
  closeSync(fd);
  if (error !== undefined) {
    throw new StartupError('the command "flock" (package util-linux) is missing; install it, or set DATABASE_URL.');
  }
  return undefined;
}

function lockOnBsd(path: string): number | undefined {
  try {
    return openSync(path, WRITABLE | O_EXLOCK | constants.O_NONBLOCK, 0o600);
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}

/**
 * Locks a file until the descriptor is closed. The kernel holds the lock, so it ends with the process however that
 * dies, no stale file is ever judged, and of two starts at the same instant exactly one wins.
 *
 * @returns the descriptor, or undefined while someone else holds the lock
 */
export function tryFileLock(path: string): number | undefined {
  if (process.platform === 'linux') return lockOnLinux(path);
  if (process.platform === 'win32') {
    throw new StartupError('the embedded PostgreSQL is not for Windows; set DATABASE_URL, or start in WSL.');
  }
  return lockOnBsd(path);
}

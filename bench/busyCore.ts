import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Keeps one core of the machine busy for as long as the work takes, as another program would. */
export async function besideBusyCore<T>(work: () => Promise<T>): Promise<T> {
  const other = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  try {
    return await work();
  } finally {
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
  }
}

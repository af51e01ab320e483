import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stopping } from '../http/refusals';
import type { FromPictureProcess } from './pictureProcess';

/** A picture that takes longer isn't one that people take. */
const PICTURE_MS = 10_000;
/** How long a process may take to start, however busy the machine is. */
const START_MS = 60_000;
/** A process that nobody needs ends after so long. */
const IDLE_MS = 60_000;
/** What it holds besides pixels, which are not in its heap. */
const HEAP_MAX_MB = 64;
/** Signals that end a server, and reach all of its processes. A file causes none of them. */
const STOPS = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);
const PROJECT = join(__dirname, '../../..');

function begin(): ChildProcess {
  const child = fork(join(__dirname, 'pictureProcess.ts'), {
    // Node starts nothing from TypeScript: what it starts from loads what reads that, as `npm start` does.
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`, '--require', require.resolve('tsx/cjs')],
    cwd: PROJECT,
    // Of a file that takes it over it learns nothing: neither the database's address nor any secret.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * Opens files of unknown people as pictures, in processes of their own: one that a file brings down takes nothing along.
 * How many there are at once is for the caller to limit (`shares.pictures`).
 */
export class PictureMaker {
  private readonly all = new Set<ChildProcess>();
  private readonly free = new Map<ChildProcess, NodeJS.Timeout>();
  private isStopped = false;
  /** Those that have not said yet that they listen. */
  private readonly starting = new WeakMap<ChildProcess, Promise<void>>();

  /**
   * Makes the sizes of a picture, beside its file (`sizePath`).
   *
   * @returns how many bytes all of it has; undefined for a file that could not be opened as a picture in 10 s
   */
  async make(path: string): Promise<number | undefined> {
    const child = this.take();
    await this.starting.get(child);
    const said = await this.ask(child, path);
    if (said === undefined) return undefined;
    this.free.set(child, setTimeout(() => this.end(child), IDLE_MS).unref());
    if ('failed' in said) throw new Error(said.failed);
    return 'bytes' in said ? said.bytes : undefined;
  }

  stop(): void {
    this.isStopped = true;
    for (const child of this.all) this.end(child);
  }

  private take(): ChildProcess {
    const [known] = this.free.keys();
    const child = known ?? this.begin();
    clearTimeout(this.free.get(child));
    this.free.delete(child);
    return child;
  }

  private begin(): ChildProcess {
    const child = begin();
    this.all.add(child);
    const forget = () => {
      clearTimeout(this.free.get(child));
      this.free.delete(child);
      this.all.delete(child);
    };
    child.once('exit', forget).once('error', forget);
    this.starting.set(child, this.started(child));
    return child;
  }

  /** Until a process listens. That it never does says nothing of any file. */
  private started(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.end(child), START_MS).unref();
      const end = (error?: Error) => {
        clearTimeout(late);
        child.off('message', listens).off('exit', lose).off('error', end);
        if (error === undefined) resolve();
        else reject(error);
      };
      const listens = () => end();
      const lose = () => end(this.isStopped ? stopping() : new Error('The process that opens pictures did not start'));
      child.on('message', listens).on('exit', lose).on('error', end);
    });
  }

  private end(child: ChildProcess): void {
    child.kill('SIGKILL');
  }

  /** What the process says of a file; undefined when the file brings it down, or takes too long. */
  private ask(child: ChildProcess, path: string): Promise<FromPictureProcess | undefined> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.end(child), PICTURE_MS);
      const forget = () => {
        clearTimeout(late);
        child.off('message', hear).off('exit', lose).off('error', fail);
      };
      const hear = (said: FromPictureProcess) => {
        forget();
        resolve(said);
      };
      const lose = (_code: number | null, signal: NodeJS.Signals | null) => {
        forget();
        if (this.isStopped || STOPS.has(signal ?? '')) reject(stopping());
        else resolve(undefined);
      };
      // It could not be started or asked at all, which says nothing of the file.
      const fail = (error: Error) => {
        forget();
        reject(error);
      };
      child.on('message', hear).on('exit', lose).on('error', fail);
      child.send({ path }, (error) => error !== null && fail(error));
    });
  }
}

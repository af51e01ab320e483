import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { busy } from '../http/refusals';
import type { FileAsked, FileBytes, FromFileThread, ToFileThread } from './fileWorker';

/** A thread that nobody needs is given up after so long. */
const IDLE_MS = 5 * 60_000;
/** What the figures and the workbook of a ranch with a million records take, with room to spare. */
const HEAP_MAX_MB = 2_048;

function beginThread(): Worker {
  // Node starts no thread from TypeScript: what it starts from loads what reads that, as `npm start` does.
  const program = [require.resolve('tsx/cjs'), join(__dirname, 'fileWorker.ts')]
    .map((file) => `require(${JSON.stringify(file)});`)
    .join('');
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  worker.unref();
  return worker;
}

/**
 * Threads that write files and calendars beside the server, so that everybody else is answered meanwhile. How many there
 * are at once is for the caller to limit (`shares.threads`). A thread begins when no other is free.
 */
export class FileThreads {
  private readonly threads = new Set<Worker>();
  private readonly free = new Map<Worker, NodeJS.Timeout>();

  /**
   * Writes a file from rows (`ToFileThread`); null where there is none to write. A thread whose reader leaves is ended.
   */
  async write(asked: FileAsked, chunks: readonly FileBytes[], gone: AbortSignal): Promise<FileBytes | null> {
    const worker = this.take();
    const said = await this.ask(worker, { asked, chunks }, gone);
    const idle = setTimeout(() => void this.end(worker), IDLE_MS).unref();
    this.free.set(worker, idle);
    if ('failed' in said) throw new Error(said.failed);
    return said.written;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.threads].map((worker) => this.end(worker)));
  }

  private take(): Worker {
    const [known] = this.free.keys();
    const worker = known ?? beginThread();
    clearTimeout(this.free.get(worker));
    this.free.delete(worker);
    this.threads.add(worker);
    return worker;
  }

  private async end(worker: Worker): Promise<void> {
    clearTimeout(this.free.get(worker));
    this.free.delete(worker);
    this.threads.delete(worker);
    await worker.terminate();
  }

  private ask(worker: Worker, sent: ToFileThread, gone: AbortSignal): Promise<FromFileThread> {
    return new Promise((resolve, reject) => {
      const forget = () => {
        worker.off('message', hear).off('error', lose).off('exit', lose);
        gone.removeEventListener('abort', leave);
      };
      const hear = (said: FromFileThread) => {
        forget();
        resolve(said);
      };
      // Out of memory, or ended with the server: the next file begins another thread.
      const lose = (why: unknown) => {
        forget();
        this.threads.delete(worker);
        reject(why instanceof Error ? why : new Error(`the thread of files has ended with ${String(why)}`));
      };
      const leave = () => {
        forget();
        void this.end(worker);
        reject(busy());
      };
      worker.on('message', hear).on('error', lose).on('exit', lose);
      gone.addEventListener('abort', leave);
      worker.postMessage(
        sent,
        sent.chunks.map(({ buffer }) => buffer),
      );
    });
  }
}

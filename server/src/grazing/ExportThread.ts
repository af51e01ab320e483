import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { busy } from '../http/refusals';
import type { ExportAsked } from './exportFiles';
import type { FromExportThread, ToExportThread } from './exportWorker';

/** A thread that nobody needs is given up after so long. */
const IDLE_MS = 60_000;
/** Large exports that wait for their turn; more are refused with 503 `busy`. */
const WAITING_MAX = 8;
/** What the figures and the workbook of a ranch with a million records take, with room to spare. */
const HEAP_MAX_MB = 2_048;

/**
 * Writes the exports of large ranches beside the server, one after the other, so that everybody else is answered
 * meanwhile. The thread begins with the first of them.
 */
export class ExportThread {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** As `writeExport`. Throws 503 when too many wait. */
  async write(asked: ExportAsked, lines: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (this.waiting > WAITING_MAX) throw busy();
    this.waiting += 1;
    const turn = this.last.then(() => this.ask({ asked, lines: new TextEncoder().encode(lines) }));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private ask(sent: ToExportThread): Promise<Uint8Array<ArrayBuffer> | null> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.begin());
    return new Promise((resolve, reject) => {
      const hear = (said: FromExportThread) => {
        forget();
        if ('failed' in said) reject(new Error(said.failed));
        else resolve(said.written);
      };
      // Out of memory, or ended with the server: the next export begins another thread.
      const lose = (why: unknown) => {
        forget();
        this.worker = undefined;
        reject(why instanceof Error ? why : new Error(`the thread of exports has ended with ${String(why)}`));
      };
      const forget = () => worker.off('message', hear).off('error', lose).off('exit', lose);
      worker.on('message', hear).on('error', lose).on('exit', lose);
      worker.postMessage(sent, [sent.lines.buffer]);
    });
  }

  private begin(): Worker {
    // Node starts no thread from TypeScript: what it starts from loads what reads that, as `npm start` does.
    const program = [require.resolve('tsx/cjs'), join(__dirname, 'exportWorker.ts')]
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
}

import type { FastifyReply } from 'fastify';
import { senderGone } from '../http/senderGone';
import type { Turn } from '../limits/FairShare';
import type { Shares } from '../limits/shares';
import type { FileThreads } from './FileThreads';
import type { FileAsked, FileBytes } from './fileWorker';

/** What a file is written from. It is read when the file's turn has come. */
interface Source {
  /** The same for whoever wants the same file. */
  which: string;
  sharers: readonly string[];
  read: (gone: AbortSignal) => Promise<{ asked: FileAsked; chunks: FileBytes[] }>;
}

interface Written {
  /** Null where there is none to write. */
  body: Buffer | null;
  memory: Turn;
  readers: number;
}

interface UnderWay {
  written: Promise<Written>;
  askers: number;
  allGone: AbortController;
}

const onAbort = (signal: AbortSignal, then: () => void): void => {
  if (signal.aborted) then();
  else signal.addEventListener('abort', then, { once: true });
};

/**
 * Files that threads write, each in the share of who asks first. Who asks for the same file meanwhile gets that one. A file
 * counts towards the memory of answers until it has been sent to all; work that nobody waits for any more is ended.
 */
export class SharedFiles {
  private readonly underWay = new Map<string, UnderWay>();

  constructor(
    private readonly threads: FileThreads,
    private readonly shares: Shares,
  ) {}

  /** Throws 503 `busy` when too much is waiting, or when too much that was written has not been taken. */
  async write(source: Source, reply: FastifyReply): Promise<Buffer | null> {
    const gone = senderGone(reply);
    const work = this.underWay.get(source.which) ?? this.begin(source);
    work.askers += 1;
    onAbort(gone, () => {
      work.askers -= 1;
      if (work.askers === 0) work.allGone.abort();
    });
    const written = await work.written;
    written.readers += 1;
    onAbort(gone, () => {
      written.readers -= 1;
      if (written.readers === 0) written.memory.end();
    });
    return written.body;
  }

  private begin(source: Source): UnderWay {
    const allGone = new AbortController();
    const written = this.shares.threads.run(source.sharers, () => this.make(source, allGone.signal), {
      signal: allGone.signal,
    });
    const work = { written, askers: 0, allGone };
    this.underWay.set(source.which, work);
    const forget = () => {
      if (this.underWay.get(source.which) === work) this.underWay.delete(source.which);
    };
    onAbort(allGone.signal, forget);
    written.then(forget, forget);
    return work;
  }

  private async make({ sharers, read }: Source, gone: AbortSignal): Promise<Written> {
    const memory = await this.shares.memory.enter(sharers, { waits: false });
    try {
      const { asked, chunks } = await read(gone);
      const bytes = await this.threads.write(asked, chunks, gone);
      const body = bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      memory.weigh(body?.length ?? 0);
      return { body, memory, readers: 0 };
    } catch (error) {
      memory.end();
      throw error;
    }
  }
}

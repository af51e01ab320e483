import type { Log } from './Log';

interface Closer {
  close: () => Promise<void>;
  patienceMs: number;
}

/** The promise, or the end of patience, whichever comes first. A failure is said and the rest is closed all the same. */
async function settled({ close, patienceMs }: Closer, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    await Promise.race([close(), late]);
  } catch (error) {
    log.error(`Closing: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** What was opened, to be closed in the opposite order, once. */
export class Lifecycle {
  private readonly closers: Closer[] = [];
  private closing: Promise<void> | undefined;

  constructor(private readonly log: Log) {}

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** Notes how to close what is being opened; `patienceMs` later it is left to itself. */
  opened(close: () => Promise<void>, patienceMs: number): void {
    this.closers.push({ close, patienceMs });
  }

  /** Closes all. A second call waits for the first one's end. */
  async close(): Promise<void> {
    this.closing ??= this.closeAll();
    await this.closing;
  }

  private async closeAll(): Promise<void> {
    for (const closer of this.closers.toReversed()) await settled(closer, this.log);
  }
}

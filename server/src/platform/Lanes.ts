import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 20_000;
/** How long a call waits at most for what it has caused to leave before it answers. */
const PATIENCE_MS = 1_000;

interface Work {
  /** How many lanes there are at most. */
  atOnce: number;
  /** Takes what is due next, so that no other process does, and answers what is done with it; undefined: nothing is due. */
  takeNext: () => Promise<(() => Promise<void>) | undefined>;
  /** Hears why nothing could be taken: it is tried again at the next look. */
  onUnreadable: (err: unknown) => void;
}

/** Works off a table of what waits to be sent: any process, each thing once, a few at a time. */
export class Lanes {
  private readonly lanes = new Set<Promise<void>>();
  private isAsked = false;
  private isStopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly work: Work) {}

  /** Does what is due. Resolves when that is done or after a second; it never rejects. */
  async run(): Promise<void> {
    const patience = new AbortController();
    const tooLong = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.drain(), tooLong]);
    patience.abort();
  }

  /** Looks for what is due from now on, until `stop`. */
  start(): void {
    this.timer = setInterval(() => void this.drain(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Resolves when what is under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await Promise.all(this.lanes);
  }

  /** Has one more lane look what is due, unless there are enough: those look again before they end. */
  private async drain(): Promise<void> {
    if (this.isStopping) return;
    this.isAsked = true;
    this.addLane();
    await Promise.all(this.lanes);
  }

  private addLane(): void {
    if (this.lanes.size >= this.work.atOnce) return;
    const lane: Promise<void> = this.runLane()
      .catch(this.work.onUnreadable)
      .finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  private async runLane(): Promise<void> {
    while (this.isAsked && !this.isStopping) {
      this.isAsked = false;
      for (;;) {
        const job = this.isStopping ? undefined : await this.work.takeNext();
        if (job === undefined) break;
        // One that takes long holds up nothing else.
        this.isAsked = true;
        this.addLane();
        await job();
      }
    }
  }
}

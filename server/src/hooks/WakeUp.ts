/** Timers are for at most this long; what is due later is looked for again by then. */
const LONGEST_MS = 60 * 60 * 1000;

/** One timer for whatever is due first. */
export class WakeUp {
  private timer: NodeJS.Timeout | undefined;
  private at = Infinity;

  constructor(private readonly wake: () => void) {}

  /** Wakes in this many milliseconds, or earlier where that was asked for before. */
  in(ms: number): void {
    const at = performance.now() + Math.max(0, ms);
    if (at >= this.at) return;
    this.stop();
    this.at = at;
    this.timer = setTimeout(
      () => {
        this.at = Infinity;
        this.wake();
      },
      Math.min(LONGEST_MS, Math.max(0, ms)),
    );
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = Infinity;
  }
}

import { busy } from '../http/refusals';

interface ShareLimits {
  /** What all may take at once: pieces of work, or bytes. */
  most: number;
  /** What one key may take of that. */
  mostPerKey: number;
  /** How many may wait; more are refused with 503 `busy`. */
  waiting: number;
  /** How many may wait for one key. */
  waitingPerKey: number;
  /** How long one may wait before it is refused with 503 `busy`; without end when left out. */
  waitMs?: number;
}

interface Wish {
  /** How much it takes: 1 when left out. */
  weight?: number;
  /** Aborted when the caller has gone: who waits leaves the line. */
  signal?: AbortSignal | undefined;
  /** False for who would rather be refused at once than wait. */
  waits?: boolean;
}

/** What somebody takes of a share until its end. */
export interface Turn {
  /** Takes more or less from now on. */
  weigh: (weight: number) => void;
  end: () => void;
}

interface Sharer {
  taken: number;
  waiting: number;
  /** The turn that it had last. */
  served: number;
}

interface Waiting {
  keys: readonly string[];
  start: () => void;
}

/**
 * Shares something scarce among keys: persons, ranches, export keys. A piece of work may have several, and counts for
 * each. No key takes more than its part or fills the line, and of those that wait the key served longest ago is next.
 * One piece may take more than is left, so that what is larger than a part still gets its turn.
 */
export class FairShare {
  private readonly line: Waiting[] = [];
  private readonly sharers = new Map<string, Sharer>();
  private taken = 0;
  private turns = 0;

  constructor(private readonly limits: ShareLimits) {}

  /** Does work when it is its turn. Throws 503 `busy` when the line is full, or takes too long. */
  async run<T>(keys: string | readonly string[], work: () => Promise<T>, wish: Wish = {}): Promise<T> {
    const turn = await this.enter([keys].flat(), wish);
    try {
      return await work();
    } finally {
      turn.end();
    }
  }

  /** As `run`, for what ends elsewhere. Whoever enters calls `end` once it is over. */
  async enter(keys: readonly string[], { weight = 1, signal, waits = true }: Wish = {}): Promise<Turn> {
    if (this.mayStart(keys)) return this.begin(keys, weight);
    if (!waits) throw busy();
    return this.wait(keys, weight, signal);
  }

  private of(key: string): Sharer {
    const known = this.sharers.get(key);
    if (known !== undefined) return known;
    const made: Sharer = { taken: 0, waiting: 0, served: 0 };
    this.sharers.set(key, made);
    return made;
  }

  private forget(keys: readonly string[]): void {
    for (const key of keys) {
      const { taken, waiting } = this.of(key);
      if (taken <= 0 && waiting === 0) this.sharers.delete(key);
    }
  }

  private mayStart(keys: readonly string[]): boolean {
    const { most, mostPerKey } = this.limits;
    return this.taken < most && keys.every((key) => (this.sharers.get(key)?.taken ?? 0) < mostPerKey);
  }

  private take(keys: readonly string[], weight: number): void {
    this.taken += weight;
    for (const key of keys) this.of(key).taken += weight;
  }

  private begin(keys: readonly string[], weight: number): Turn {
    let now = weight;
    const weigh = (next: number) => {
      this.take(keys, next - now);
      now = next;
      this.callNext();
    };
    this.take(keys, weight);
    this.turns += 1;
    for (const key of keys) this.of(key).served = this.turns;
    const end = () => {
      weigh(0);
      this.forget(keys);
    };
    return { weigh, end };
  }

  private wait(keys: readonly string[], weight: number, signal: AbortSignal | undefined): Promise<Turn> {
    const { waiting, waitingPerKey, waitMs } = this.limits;
    const isFull = this.line.length >= waiting || keys.some((key) => this.of(key).waiting >= waitingPerKey);
    if (isFull || signal?.aborted === true) {
      this.forget(keys);
      return Promise.reject(busy());
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.line.splice(this.line.indexOf(one), 1);
        for (const key of keys) this.of(key).waiting -= 1;
      };
      const giveUp = () => {
        leave();
        this.forget(keys);
        reject(busy());
      };
      const start = () => {
        leave();
        resolve(this.begin(keys, weight));
      };
      const one: Waiting = { keys, start };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp);
      this.line.push(one);
      for (const key of keys) this.of(key).waiting += 1;
    });
  }

  private callNext(): void {
    const servedLast = ({ keys }: Waiting) => Math.max(...keys.map((key) => this.of(key).served));
    while (this.taken < this.limits.most) {
      const [first, ...others] = this.line.filter(({ keys }) => this.mayStart(keys));
      if (first === undefined) return;
      others.reduce((best, one) => (servedLast(one) < servedLast(best) ? one : best), first).start();
    }
  }
}

import { busy } from '../http/refusals';

interface GateLimits {
  /** Most at once. */
  running: number;
  /** Most that wait; more are refused with 503 `busy`. */
  waiting: number;
  /** Most at once of one key. */
  runningPerKey: number;
}

export interface Gate {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  key: string;
  start: () => void;
}

/** Lets a few run at once and the others wait in line; who waits for their own key lets others pass. */
export function buildGate(limits: GateLimits): Gate {
  const line: Waiting[] = [];
  const runningByKey = new Map<string, number>();
  let running = 0;

  const countOf = (key: string) => runningByKey.get(key) ?? 0;
  const mayStart = (key: string) => running < limits.running && countOf(key) < limits.runningPerKey;

  function begin(key: string): void {
    running += 1;
    runningByKey.set(key, countOf(key) + 1);
  }

  function end(key: string): void {
    running -= 1;
    const left = countOf(key) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
    const index = line.findIndex((one) => mayStart(one.key));
    const [next] = index < 0 ? [] : line.splice(index, 1);
    if (next === undefined) return;
    begin(next.key);
    next.start();
  }

  function enter(key: string): Promise<void> {
    if (mayStart(key)) {
      begin(key);
      return Promise.resolve();
    }
    if (line.length >= limits.waiting) return Promise.reject(busy());
    return new Promise((start) => line.push({ key, start }));
  }

  return {
    async run(key, work) {
      await enter(key);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
  };
}

import { clocksOf } from '../../domain/animals/withdrawal/clocksOf';
import { clockRows } from '../../domain/animals/withdrawal/rows';
import { aHerdbook, LAST_RECORDED, withOneMoreSale } from './herdbook';

/** What each round took, ms. */
export interface AnimalTimes {
  /** All clocks, and all that is held now. */
  readonly all: number[];
  /** The same after one more sale. */
  readonly more: number[];
}

function timed<T>(work: () => T): [took: number, made: T] {
  const start = performance.now();
  const made = work();
  return [performance.now() - start, made];
}

function animalTimes(rounds: number): AnimalTimes {
  const times: AnimalTimes = { all: [], more: [] };
  for (let round = 0; round < rounds; round += 1) {
    const records = aHerdbook();
    // What making them left over is not part of reading them.
    globalThis.gc?.();
    const [all, clocks] = timed(() => {
      const read = clocksOf(records);
      clockRows(read, LAST_RECORDED);
      return read;
    });
    const next = withOneMoreSale(records);
    const [more] = timed(() => clockRows(clocksOf(next, clocks), LAST_RECORDED));
    times.all.push(all);
    times.more.push(more);
  }
  return times;
}

// A process of its own: the first argument is the number of rounds.
process.stdout.write(JSON.stringify(animalTimes(Number(process.argv[2]))));

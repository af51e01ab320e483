import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figure';
import type { AnimalTimes } from './animalRounds';

const ROUNDS = join(__dirname, 'animalRounds.ts');
const run = promisify(execFile);

/**
 * What `domain/animals` takes for the clocks of 10,000 animals with 5,000 treatments, 5,000 transfers and 25 sessions of 2,000
 * weights, and after one more sale. In a process of its own, as for the grazing record. The
 * garbage of making the records is collected before each round: a page has read them long before.
 */
export async function measureAnimals(rounds: number): Promise<Figure[]> {
  const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', ROUNDS, String(rounds)]);
  const { all, more } = JSON.parse(stdout) as AnimalTimes;
  return [
    { what: 'all clocks of 10,000 animals from 5,000 treatments', unit: 'ms', samples: all, budget: { atMost: 60 } },
    { what: 'the clocks after one more sale', unit: 'ms', samples: more, budget: { atMost: 5 } },
  ];
}

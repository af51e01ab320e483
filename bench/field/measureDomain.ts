import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figure';
import { ratios } from '../statistics';
import type { DomainTimes } from './domainRounds';

const ROUNDS = join(__dirname, 'domainRounds.ts');
const run = promisify(execFile);

/**
 * What `domain/` takes for all figures of 10,000 paddocks from 100,000 moves, and after one more move. In a process of its
 * own: the bench's holds a browser's driver and a server's packages, and its memory is cleared for them too.
 */
export async function measureDomain(rounds: number): Promise<Figure[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', ROUNDS, String(rounds)]);
  const { all, more, corner } = JSON.parse(stdout) as DomainTimes;
  return [
    { what: 'all figures of 10,000 paddocks from 100,000 moves', unit: 'ms', samples: all, budget: { atMost: 250 } },
    { what: 'the figures after one more move', unit: 'ms', samples: more, budget: { atMost: 5 } },
    { what: 'the figures after one corner of a paddock was moved', unit: 'ms', samples: corner },
    { what: '  over those after one more move', unit: 'times', samples: ratios(corner, more), budget: { atMost: 3 } },
  ];
}

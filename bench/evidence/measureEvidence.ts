import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figure';
import { serveProduct } from '../serve/serveProduct';
import { measureHistory } from './measureHistory';
import { measureSigning } from './measureSigning';
import type { ReportTimes } from './reportRounds';

const ROUNDS = join(__dirname, 'reportRounds.ts');
const run = promisify(execFile);

/**
 * What the reports for others take in Node, in a process of their own: the organic report of 10 herds, 8 classes and 2,000
 * feedings, and the sheet of a year of 50 units over 100,000 moves in 5 years. Timelines are read before, as a page has them.
 */
async function measureReports(rounds: number): Promise<Figure[]> {
  const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', ROUNDS, String(rounds)]);
  const { organic, year } = JSON.parse(stdout) as ReportTimes;
  return [
    {
      what: 'organic report of 10 herds, 8 classes, 2,000 feedings',
      unit: 'ms',
      samples: organic,
      budget: { atMost: 150 },
    },
    { what: 'year sheet of 50 units over 100,000 moves', unit: 'ms', samples: year, budget: { atMost: 500 } },
  ];
}

/** The reports, and the chain of a product of its own: a long history, and the ends of many ranches. */
export async function measureEvidence(rounds: number): Promise<Figure[]> {
  const reports = await measureReports(rounds);
  const product = await serveProduct({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_ADDRESS: '1000000' });
  try {
    return [...reports, ...(await measureHistory(product, rounds)), ...(await measureSigning(product, rounds))];
  } finally {
    await product.close();
  }
}

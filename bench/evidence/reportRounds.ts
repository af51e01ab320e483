import { organicReport } from '../../domain/organic/organicReport';
import { yearSheet } from '../../domain/landUnits/yearSheet';
import { AFTER_ALL, aDairy, manyUnits, YEAR } from './manySeasons';

/** What each round took, ms. */
export interface ReportTimes {
  readonly organic: number[];
  readonly year: number[];
}

function timed(work: () => unknown): number {
  // What making records and earlier rounds left over is not part of it.
  globalThis.gc?.();
  const start = performance.now();
  work();
  return performance.now() - start;
}

function reportTimes(rounds: number): ReportTimes {
  const times: ReportTimes = { organic: [], year: [] };
  const [dairy, units] = [aDairy(), manyUnits()];
  for (let round = 0; round < rounds; round += 1) {
    times.organic.push(timed(() => organicReport(dairy, YEAR, AFTER_ALL)));
    times.year.push(timed(() => yearSheet(units, YEAR, AFTER_ALL)));
  }
  return times;
}

// A process of its own: the first argument is the number of rounds.
process.stdout.write(JSON.stringify(reportTimes(Number(process.argv[2]))));

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../scripts/buildStamp';
import { verdictOf, type Figure } from './figure';
import type { Machine } from './machine';
import { median, rangeOf } from './statistics';

export interface Run {
  date: Date;
  rounds: number;
  machine: Machine;
  figures: readonly Figure[];
}

/** Keeps a run as JSON, below `bench/results` when no file is named, and says where. */
export function writeResults({ date, figures, ...run }: Run, named: string | undefined): string {
  const file = named ?? join(ROOT, 'bench', 'results', `${date.toISOString().replaceAll(':', '-')}.json`);
  const told = figures.map((figure) => ({
    ...figure,
    median: median(figure.samples),
    ...rangeOf(figure.samples),
    verdict: verdictOf(figure),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date: date.toISOString(), ...run, figures: told }, null, 2)}\n`);
  return file;
}

import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGib: number;
  /** How many processes wanted a core in the minute before: over the number of cores, the times say little. */
  load: number;
  node: string;
  chromium: string;
}

/** What the figures were measured on. */
export function describeMachine(chromium: string): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
    node: process.version,
    chromium,
  };
}

import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGib: number;
  /** How many processes wanted a core in the minute before: over the number of cores, the times say little. */
  load: number;
  node: string;
  /** Undefined when no browser was asked for. */
  chromium: string | undefined;
}

/** What the figures were measured on. */
export function describeMachine(chromium: string | undefined): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
    node: process.version,
    chromium,
  };
}

/** The same in a line. */
export function sentenceOf({ cpu, cores, memoryGib, load, node, chromium }: Machine): string {
  const browser = chromium === undefined ? '' : `, Chromium ${chromium}`;
  return `${cpu}, ${cores} cores, ${memoryGib} GiB, load ${load} before, Node ${node}${browser}`;
}

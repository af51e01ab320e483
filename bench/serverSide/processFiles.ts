import { readdir, readFile } from 'node:fs/promises';

/** Whether this system tells of its processes in files, as Linux alone does. */
export const HAS_PROCESS_FILES = process.platform === 'linux';

/** Clock ticks in a second, as Linux counts them for every program, whatever the kernel's own clock. */
const TICKS = 100;
const KIB = 1024;

export interface ProcessStat {
  parent: number;
  /** Processor time of all its threads, in seconds, in steps of 10 ms. */
  cpuSeconds: number;
}

/** Reads a `/proc/<pid>/stat`. The name in it may hold blanks and brackets, so the fields count from its end. */
export function readStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
  if (parent === undefined || user === undefined || system === undefined || Number.isNaN(parent + user + system)) {
    throw new Error(`No process: ${text}`);
  }
  return { parent, cpuSeconds: (user + system) / TICKS };
}

/** The bytes of a `/proc/<pid>/smaps_rollup` in which shared memory counts by its share; 0 for a process that has gone. */
export function readPss(text: string): number {
  return Number(/^Pss: +(\d+) kB$/m.exec(text)?.[1] ?? 0) * KIB;
}

/** A process and all that it started, from a table of parents. */
export function treeOf(root: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === root).map(([pid]) => pid);
  return [root, ...children.flatMap((child) => treeOf(child, parents))];
}

const read = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8');

async function parentsOfAll(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map((pid) => read(pid, 'stat').catch(() => undefined)));
  return new Map(
    pids.flatMap((pid, index) => {
      const text = stats[index];
      return text === undefined ? [] : [[pid, readStat(text).parent] as const];
    }),
  );
}

/** Processor time of a process since its start, in seconds. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  return readStat(await read(pid, 'stat')).cpuSeconds;
}

async function pssOf(pids: readonly number[]): Promise<number> {
  const rollups = await Promise.all(pids.map((pid) => read(pid, 'smaps_rollup').catch(() => '')));
  return rollups.reduce((sum, text) => sum + readPss(text), 0);
}

/**
 * What a server takes with its database, in bytes: the sum over the process and all below it, each with its share of the
 * memory that several have (PSS), since PostgreSQL's processes share their buffers and would count them many times.
 */
export async function memoryOf(pid: number): Promise<number> {
  return pssOf(treeOf(pid, await parentsOfAll()));
}

/** The same of all below a process, without itself. */
export async function memoryBelow(pid: number): Promise<number> {
  return pssOf(treeOf(pid, await parentsOfAll()).slice(1));
}

/** What a process holds in memory of its own, in bytes. */
export const residentOf = (pid: number): Promise<number> => pssOf([pid]);

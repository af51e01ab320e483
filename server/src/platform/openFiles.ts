import { readFileSync } from 'node:fs';

/**
 * How many files and sockets this process may have open at once. Undefined where the system does not say, or sets no
 * limit.
 */
export function maxOpenFiles(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return soft === undefined ? undefined : Number(soft);
}

import type { LeftOut } from './RecordsFile';

/** What stays out, each with its reason and what it is. */
export interface Outside {
  readonly why: string;
  readonly what: string;
}

/** The same reasons together, the most frequent first. */
export function leftOutOf(outside: readonly Outside[]): LeftOut[] {
  const byWhy = new Map<string, { count: number; first: string }>();
  for (const { why, what } of outside) {
    const known = byWhy.get(why);
    if (known === undefined) byWhy.set(why, { count: 1, first: what });
    else known.count += 1;
  }
  return [...byWhy].map(([why, rest]) => ({ why, ...rest })).sort((one, other) => other.count - one.count);
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** One of a list. */
    oneOf: <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0],
    /** One of what has a weight, as often as its weight says. */
    weighted: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const all = Object.entries(weights) as [T, number][];
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      const found = all.find(([, weight]) => (left -= weight) < 0);
      if (found === undefined) throw new Error('Nothing has a weight');
      return found[0];
    },
  };
}

export type Dice = ReturnType<typeof diceOf>;

/**
 * Numbers that look like chance and are the same for the same seed (mulberry32).
 *
 * @returns a number from `from` on and below `to` at each call
 */
export function chanceOf(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return from + part * (to - from);
  };
}

export type Chance = ReturnType<typeof chanceOf>;

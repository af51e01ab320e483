const MAX_TICKS = 4;
const ROUND = [1, 2, 5, 10];

/** Round values from 0 on, at most five, the last of which is not under the largest value. */
export function ticksFor(largest: number): readonly number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (ROUND.find((round) => round * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_none, index) => index * step);
}

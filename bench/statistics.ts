/** The middle of the samples; of an even number, the mean of the two in the middle. Throws when there is none. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no samples');
  return (low + high) / 2;
}

/** The noise of a figure: its smallest and its largest sample. */
export function rangeOf(samples: readonly number[]): { least: number; most: number } {
  return { least: Math.min(...samples), most: Math.max(...samples) };
}

/** Round by round, so that what slowed the machine down slowed both. Throws when the rounds do not match. */
export function ratios(samples: readonly number[], base: readonly number[]): number[] {
  return samples.map((sample, round) => {
    const under = base[round];
    if (under === undefined || base.length !== samples.length) throw new Error('Rounds are missing from a comparison');
    return sample / under;
  });
}

/**
 * The smallest sample that a share of all of them, in percent, does not exceed (nearest rank). Throws when there is
 * none.
 */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of no samples');
  return value;
}

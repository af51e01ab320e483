import { countedWeights, type Weight } from './weighingSession';

/** A weight that looks odd among those of its session. */
export interface OddWeight extends Weight {
  readonly why: 'far_from_median' | 'far_from_mean';
}

const LEAST_OF_MEDIAN = 0.5;
const MOST_OF_MEDIAN = 2;
const DEVIATIONS_MAX = 3;

function medianOf(pounds: readonly number[]): number {
  const sorted = [...pounds].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (below + above) / 2;
}

/** The weights outside half to twice the median of a session, or more than 3 standard deviations from its mean. */
export function oddWeights(entries: readonly Weight[]): OddWeight[] {
  const counted = countedWeights(entries);
  const pounds = counted.map(({ lb }) => lb);
  const median = medianOf(pounds);
  const mean = pounds.reduce((all, lb) => all + lb, 0) / pounds.length;
  const squares = pounds.reduce((all, lb) => all + (lb - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, pounds.length - 1));
  return counted.flatMap((entry): OddWeight[] => {
    const { lb } = entry;
    if (lb < median * LEAST_OF_MEDIAN || lb > median * MOST_OF_MEDIAN) return [{ ...entry, why: 'far_from_median' }];
    return Math.abs(lb - mean) > DEVIATIONS_MAX * deviation ? [{ ...entry, why: 'far_from_mean' }] : [];
  });
}

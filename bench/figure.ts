import { median } from './statistics';

export type Budget = { atMost: number } | { atLeast: number };

/** One thing that was measured. */
export interface Figure {
  what: string;
  /** Of the samples, the budget and the baselines alike. */
  unit: 'KiB' | 'MiB' | 'MB' | 'ms' | 'µs' | '/s' | 'times' | 'points' | '';
  /** One a round. The median is what counts. */
  samples: readonly number[];
  budget?: Budget;
  /** Medians of what helps to judge it, by name: the same thing on other pages, other percentiles. */
  beside?: Record<string, number>;
  /** What somebody needs to know who wants to mend it. */
  details?: readonly string[];
}

export type Verdict = 'within' | 'OVER' | 'UNDER' | '';

/** What the budget says of the median; nothing where there is none. */
export function verdictOf({ samples, budget }: Pick<Figure, 'samples' | 'budget'>): Verdict {
  if (budget === undefined) return '';
  const value = median(samples);
  if ('atMost' in budget) return value <= budget.atMost ? 'within' : 'OVER';
  return value >= budget.atLeast ? 'within' : 'UNDER';
}

/** Whether a budget is broken. */
export function isBroken(figure: Figure): boolean {
  return ['OVER', 'UNDER'].includes(verdictOf(figure));
}

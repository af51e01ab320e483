import type { OddWeight } from '@domain/animals/weights/oddWeights';
import type { LongGrowth } from '@domain/animals/weights/longGrowth';
import type { SessionFigures } from '@domain/animals/weights/weighingSession';
import type { WeightGain } from '@domain/animals/weights/weightGain';
import { plural, t } from '@domain/words';
import { animalWords } from '@records/animalWords';
import { daysInWords } from '@shared/lib/daysInWords';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';

/** "612 to 655 lb" */
export function rangeInWords({ leastLb, mostLb }: SessionFigures, weight: Unit): string {
  const [from, to] = [numberInWords(leastLb * weight.factor, weight.digits), inUnit(mostLb, weight)];
  return t`${from} to ${to}`;
}

/** "12 weights, mean 633 lb, 612 to 655 lb" */
export function sessionInWords(figures: SessionFigures, weight: Unit): string {
  const weights = plural(figures.n, { one: '# weight', other: '# weights' });
  const [mean, range] = [inUnit(figures.meanLb, weight), rangeInWords(figures, weight)];
  return t`${weights}, mean ${mean}, ${range}`;
}

/** "1.85 lb a day, by tags" */
export function gainInWords({ lbPerDay, by }: WeightGain, gain: Unit): string {
  const gained = inUnit(lbPerDay, gain);
  return by === 'tags' ? t`${gained}, by the gains of tagged animals` : t`${gained}, by the means`;
}

/** "840: 60 lb", "60 lb" */
export const weightInWords = ({ tag, lb }: Pick<OddWeight, 'tag' | 'lb'>, weight: Unit): string =>
  tag === '' ? inUnit(lb, weight) : `${tag}: ${inUnit(lb, weight)}`;

export function oddInWords(odd: OddWeight, weight: Unit): string {
  const which = weightInWords(odd, weight);
  return odd.why === 'far_from_median'
    ? t`${which} is less than half or more than twice the median of this session. Is it right?`
    : t`${which} is more than 3 standard deviations from the mean of this session. Is it right?`;
}

export function growthInWords({ animal, gainLbPerDay, days }: LongGrowth, gain: Unit): string {
  const [animals, gained] = [animalWords(animal).some, inUnit(gainLbPerDay, gain)];
  const time = daysInWords(days);
  return t`The average weight of ${animals} has grown by ${gained} for ${time} without a weighing or count.`;
}

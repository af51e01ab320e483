import { POUNDS_PER_KILOGRAM } from '../../grazing/metric';
import type { WeightUnit } from './ReaderColumn';

const [LEAST, MOST] = [0.4, 0.52];

/** A weight of a file in lb. Rule K3 (docs/animals.md): a file in kilograms is stored as kg × 2.20462. */
export const weightInLb = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight * POUNDS_PER_KILOGRAM : weight;

/**
 * Whether weights that are read as lb may be kilograms: their mean is 0.40 to 0.52 of the average of the class.
 *
 * @param averageLb of the class; null: unknown
 */
export const mayBeKilograms = (meanLb: number, averageLb: number | null): boolean =>
  averageLb !== null && averageLb > 0 && meanLb / averageLb >= LEAST && meanLb / averageLb <= MOST;

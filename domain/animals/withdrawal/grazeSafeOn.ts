import type { Zone } from '../../grazing/time';
import type { PaddockTreatmentData } from '../facts';
import { closedUntil } from '../paddocks/closures';
import { safeOn } from './withdrawalClock';

/**
 * The first day on which a treated paddock can be grazed, YYYY-MM-DD, as rule W2 has it for animals; null where nobody
 * recorded its days.
 */
export function grazeSafeOn(treatment: Pick<PaddockTreatmentData, 'at' | 'graze_days'>, zone: Zone): string | null {
  const until = closedUntil(treatment);
  return until === null ? null : safeOn(until, zone);
}

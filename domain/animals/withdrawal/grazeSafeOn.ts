import { DAY_MS, type Zone } from '../../grazing/time';
import type { PaddockTreatmentData } from '../facts';
import { safeOn } from './withdrawalClock';

/**
 * The first day on which a treated paddock can be grazed, YYYY-MM-DD, as rule W2 has it for animals; null where nobody
 * recorded its days.
 */
export function grazeSafeOn(
  { at, graze_days: days }: Pick<PaddockTreatmentData, 'at' | 'graze_days'>,
  zone: Zone,
): string | null {
  return days === null ? null : safeOn(Date.parse(at) + days * DAY_MS, zone);
}

import { DAY_MS } from '@domain/grazing/time';
import { DAYS, typedNumber } from '@shared/units/typedNumbers';

/** No stay is planned for longer. */
export const PLANNED_DAYS_MAX = 1_000_000;

/** When a stay is to end by the planned days in a form, ms since 1970: as it begins where they are no number of days. */
export function plannedEnd(at: number, plannedDays: string): number {
  const days = typedNumber(plannedDays, DAYS) ?? 0;
  return days > 0 && days <= PLANNED_DAYS_MAX ? at + days * DAY_MS : at;
}

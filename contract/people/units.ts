import type { Preferences } from './me';

export const UNITS = ['imperial', 'metric'] as const;
type Units = (typeof UNITS)[number];

export function isUnits(value: unknown): value is Units {
  return UNITS.some((unit) => unit === value);
}

/** The person's units of measure: imperial until they choose otherwise. */
export function unitsOf(settings: Preferences): Units {
  return isUnits(settings.units) ? settings.units : 'imperial';
}

import { DAY_MS, type Zone } from '@domain/grazing/time';

const MORNING_MS = 5 * 60 * 60 * 1000;

/** The day of a ranch whose morning at 5 came last, by its own clocks. @param at ms since 1970 */
export const lastMorning = (zone: Zone, at: number): number => Math.floor((zone.clockAt(at) - MORNING_MS) / DAY_MS);

import { useState } from 'react';
import { dateOfDay, dayNumber, zoneOf } from '@domain/grazing/time';
import { dayAt } from '@shared/time/ranchTime';

/** A day of the ranch's zone (YYYY-MM-DD) as it is read: "Mon, Jul 13", with the year where it is not the present one. */
export const dateInWords = (date: string, zone: string | null, now: number): string =>
  dayAt(zoneOf(zone).startOf(dayNumber(date)), zone, now);

/** The day on which a form was opened (YYYY-MM-DD), in the ranch's zone. */
export function useToday(zone: string | null): string {
  const [opened] = useState(() => Date.now());
  return dateOfDay(zoneOf(zone).dayOf(opened));
}

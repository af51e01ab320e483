import { useEffect, useState } from 'react';

/** Timers count in 31 bits; what is further away is looked at again then. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Whether a moment (milliseconds since 1970) has come; it draws again when it does. */
export function useIsPast(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const isPast = now >= moment;
  useEffect(() => {
    if (isPast) return undefined;
    // A timer cuts fractions off: it would end too early, and nothing would look again.
    const wait = Math.min(Math.ceil(moment - Date.now()), TIMER_MAX_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [isPast, moment, now]);
  return isPast;
}

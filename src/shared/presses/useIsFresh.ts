import { useEffect, useState } from 'react';

/** Nobody who aimed at what was there before presses it later than this, in ms. */
const FRESH_MS = 1_000;

/** Whether what calls it was drawn less than a second ago. A control that comes by itself takes no press until then. */
export function useIsFresh(): boolean {
  const [isFresh, setIsFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setIsFresh, FRESH_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}

import { useEffect, useState } from 'react';
import { ZOOMS, type ChartSizes, type Zoom } from './chartView';

const PHONE = '(max-width: 47.99rem)';
const FINGER = '(pointer: coarse)';

/** Whether the window is like a media query, followed. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setMatches(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return matches;
}

const made = new Map<string, ChartSizes>();

/** The sizes of the chart by its zoom: rows that a finger can press where there is one, no totals on a phone. */
export function useChartSizes(zoom: Zoom): ChartSizes {
  const isPhone = useMedia(PHONE);
  const isFinger = useMedia(FINGER);
  const key = `${zoom} ${isPhone} ${isFinger}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const sizes: ChartSizes = {
    dayWidth: ZOOMS.find(({ value }) => value === zoom)?.dayWidth ?? 12,
    rowHeight: isFinger ? 44 : 30,
    names: isPhone ? 104 : 190,
    totals: isPhone ? 0 : 120,
    head: 58,
    footRow: 46,
  };
  made.set(key, sizes);
  return sizes;
}

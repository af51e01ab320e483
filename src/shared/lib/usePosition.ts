import { useEffect, useRef, useState } from 'react';
import type { Fix } from '@domain/geometry/track';
import { t } from '@domain/words';

interface Found {
  readonly fix: Fix | null;
  readonly problem: string | null;
}

const NOTHING: Found = { fix: null, problem: null };

/** By the numbers of GeolocationPositionError (W3C Geolocation): refused, not to be had, too late. */
const PROBLEMS: Readonly<Record<number, string>> = {
  1: t`Your position is not shared with this page. Allow it in the settings of your browser, then try again.`,
  2: t`Your device doesn’t know where it is right now.`,
  3: t`Still finding your location. A clear view of the sky helps.`,
};
const NONE = t`This browser does not tell where it is.`;
const PATIENCE_MS = 20_000;

/**
 * Where the device is, for as long as that is wanted.
 *
 * @param onFix hears of each position
 */
export function usePosition(isWanted: boolean, onFix: (fix: Fix) => void): Found {
  const [found, setFound] = useState(NOTHING);
  const now = useRef(onFix);
  useEffect(() => {
    now.current = onFix;
  });
  useEffect(() => {
    if (!isWanted || !('geolocation' in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const fix: Fix = { position: [coords.longitude, coords.latitude], accuracyM: coords.accuracy };
        setFound({ fix, problem: null });
        now.current(fix);
      },
      ({ code }) => setFound(({ fix }) => ({ fix, problem: PROBLEMS[code] ?? NONE })),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      setFound(NOTHING);
    };
  }, [isWanted]);
  return isWanted && !('geolocation' in navigator) ? { fix: null, problem: NONE } : found;
}

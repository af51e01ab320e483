import { useMemo, useState } from 'react';
import { writePosition } from '@domain/formats/positionText';
import type { Position } from '@domain/geometry/Position';
import { ACCURACY_MAX_M, followed, type Fix } from '@domain/geometry/track';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { lengthInWords } from '@shared/units/lengthInWords';
import type { Here } from '../land/Frame';
import type { RanchMap } from '../land/RanchMap';
import { useAwake } from './useAwake';
import { usePosition } from '@shared/lib/usePosition';

/** How near a position is shown, as a zoom of the map. */
const NEAR_ZOOM = 16;

/** Degrees as they are kept: to about a millimeter. */
const kept = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 1e8) / 1e8,
  Math.round(latitude * 1e8) / 1e8,
];

/** Too far for a corner. */
const isOff = ({ accuracyM }: Fix) => accuracyM > ACCURACY_MAX_M;

/** Where the person is, and how well that is known. @param paddock the name of the one that they are in */
function placeInWords(fix: Fix, paddock: string | null, isMetric: boolean): string {
  const accuracy = lengthInWords(fix.accuracyM, isMetric);
  if (isOff(fix)) {
    return t`Your position may be off by ${accuracy}: too much for a corner. Wait, or step under an open sky.`;
  }
  const place = writePosition(kept(fix.position)).replaceAll(/(\.\d{5})\d+/g, '$1');
  return paddock === null
    ? t`You are at ${place}, to within ${accuracy}.`
    : t`You are in ${paddock}, at ${place}, to within ${accuracy}.`;
}

/** Where the person is on the map, and the way that they walk around a paddock. */
export function useHere(map: RanchMap | null, isWalking: boolean) {
  const nameOf = useNames();
  const { isMetric } = usePersonsUnits();
  const [isLocating, setIsLocating] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [track, setTrack] = useState<readonly Position[]>([]);
  const [isShown, setIsShown] = useState(false);
  const [sought, setSought] = useState<Position | null>(null);
  const look = ([longitude, latitude]: Position) =>
    map?.lookAt({ longitude, latitude, zoom: Math.max(NEAR_ZOOM, map.place().zoom) });
  const show = ({ position }: Fix) => {
    if (map === null) return;
    look(position);
    setIsShown(true);
  };
  const { fix, problem } = usePosition(isLocating || isWalking, (next) => {
    if (!isShown) show(next);
    if (isWalking && !isPaused) setTrack((walked) => followed(walked, { ...next, position: kept(next.position) }));
  });
  useAwake(isWalking);
  const here = useMemo(
    (): Here | null =>
      fix === null && track.length === 0 && sought === null
        ? null
        : { position: fix?.position ?? null, accuracyM: fix?.accuracyM ?? 0, track, sought },
    [fix, track, sought],
  );
  const paddockUuid = fix === null ? null : (map?.paddockHolding(fix.position) ?? null);
  const paddock = paddockUuid === null ? null : nameOf(paddockUuid);
  const isTooFarOff = fix !== null && isOff(fix);
  return {
    here,
    fix,
    track,
    /** What stands against knowing where the person is, and how well it is known; for the eye and the ear. */
    message: problem ?? (fix === null ? t`Looking for your position.` : placeInWords(fix, paddock, isMetric)),
    isTooFarOff,
    isLocating,
    locate: () => {
      setIsShown(false);
      setIsLocating(!isLocating);
    },
    /** Shows a place in degrees with a pin on it. */
    seek: (position: Position) => {
      look(position);
      setSought(position);
    },
    /** Takes the pin away. */
    stopSeeking: () => setSought(null),
    isPaused,
    pause: () => setIsPaused(!isPaused),
    addCorner: () => {
      if (fix !== null) setTrack((walked) => [...walked, kept(fix.position)]);
    },
    removeLast: () => setTrack((walked) => walked.slice(0, -1)),
    /** Begins without a way walked. */
    clear: () => {
      setTrack([]);
      setIsPaused(false);
      setIsShown(false);
    },
  };
}

export type HereNow = ReturnType<typeof useHere>;

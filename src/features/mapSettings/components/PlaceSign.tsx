import { PLACE_LOOKS, type PlaceKind } from '../placeLooks';

/** The sign of a place, as on the map. */
export function PlaceSign({ kind }: { kind: PlaceKind }) {
  const { color, ink, sign } = PLACE_LOOKS[kind];
  return (
    <svg viewBox="-4 -4 32 32" aria-hidden="true">
      <circle cx="12" cy="12" r="15" fill={color} />
      <path d={sign} fill="none" stroke={ink} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

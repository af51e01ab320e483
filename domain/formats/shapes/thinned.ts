import { numberInWords } from '../../language/formats';
import { polygonsOf, type Ring, type Shape } from '../../geometry/Position';
import { VERTICES_MAX, verticesOf } from '../../geometry/readShape';
import { withRings } from '../../geometry/rings';
import { simplify } from '../../geometry/simplify';
import { plural, t } from '../../words';

/** How far a corner may be moved off at most, in meters, the least first. */
const TOLERANCES_M = [0.1, 0.5, 1, 2, 5, 10];

const cornersOf = (shape: Shape): number =>
  polygonsOf(shape)
    .flat()
    .reduce((sum, ring) => sum + verticesOf(ring), 0);

/** A closed ring is thinned in two halves, since its two ends are one place. */
function thinnedRing(ring: Ring, toleranceM: number): Ring {
  const middle = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, middle + 1), toleranceM), ...simplify(ring.slice(middle), toleranceM).slice(1)];
}

/** A shape with as many corners as a paddock may have, and what was done to it; the same shape if it has no more. */
export function thinned(shape: Shape): { readonly shape: Shape; readonly remark?: string } {
  const before = cornersOf(shape);
  if (before <= VERTICES_MAX) return { shape };
  for (const tolerance of TOLERANCES_M) {
    const fewer = withRings(shape, (ring) => thinnedRing(ring, tolerance));
    const after = cornersOf(fewer);
    if (after > VERTICES_MAX) continue;
    const left = numberInWords(after);
    const remark = t`Its ${plural(before, { one: '# corner', other: '# corners' })} became ${left}, none off by more than ${tolerance} m`;
    return { shape: fewer, remark };
  }
  return { shape };
}

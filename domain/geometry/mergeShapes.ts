import { t } from '../words';
import { areaM2 } from './area';
import { withCommonCorners } from './commonCorners';
import { firstContact, type Edge } from './crossings';
import { liesWithin } from './inside';
import { runsLeft } from './orientation';
import { polygonsOf, type Position, type Ring, type Rings, type Shape } from './Position';
import type { Problem } from './problem';
import { shapeProblem } from './shapeProblem';
import { isSliver } from './sliver';
import { traceRings } from './traceRings';

const TOO_FEW = t`Two paddocks at least are needed to make one of them`;
const APART = t`These paddocks do not touch: each needs a fence in common with another`;
const CORNER = t`These paddocks meet only in a corner: each needs a fence in common with another`;
const OVERLAP = t`These paddocks overlap: draw their common fence first`;
const IMPOSSIBLE = t`These paddocks cannot be made into one`;

/** An edge of one of the shapes, with the land on its left. */
interface Fence extends Edge {
  readonly owner: number;
}

const keyOf = (from: Position, to: Position): string => `${from[0]} ${from[1]} ${to[0]} ${to[1]}`;

function fencesOf(shape: Shape, owner: number): Fence[] {
  return polygonsOf(shape).flatMap((rings) =>
    rings.flatMap((ring, index) => {
      const line = runsLeft(ring) === (index === 0) ? ring : ring.toReversed();
      return line.flatMap((to, at) => {
        const from = line[at - 1];
        return from === undefined || keyOf(from, from) === keyOf(to, to) ? [] : [{ from, to, owner }];
      });
    }),
  );
}

/** The fences that no neighbor has from its side, and which shapes have one in common; undefined if two are on one side. */
function outerFences(fences: readonly Fence[]): { outer: Fence[]; common: [number, number][] } | undefined {
  const owners = new Map(fences.map(({ from, to, owner }) => [keyOf(from, to), owner]));
  if (owners.size < fences.length) return undefined;
  const outer: Fence[] = [];
  const common: [number, number][] = [];
  for (const fence of fences) {
    const neighbor = owners.get(keyOf(fence.to, fence.from));
    if (neighbor === undefined) outer.push(fence);
    else common.push([fence.owner, neighbor]);
  }
  return { outer, common };
}

/** The shapes that can be reached from the first one over common fences. */
function reachedOver(common: readonly (readonly [number, number])[]): ReadonlySet<number> {
  const found = new Set([0]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [one, other] of common) if (found.has(one)) found.add(other);
  }
  return found;
}

const outlinesOf = (shape: Shape): Ring[] =>
  polygonsOf(shape).flatMap(([outline]) => (outline === undefined ? [] : [outline]));
const liesIn = (inner: Shape, outer: Shape): boolean =>
  outlinesOf(inner).some((ring) => outlinesOf(outer).some((other) => liesWithin(ring, other)));

/** Why shapes are not one of which some share no fence with the others. */
function whyApart(together: readonly Shape[], apart: readonly Shape[]): string {
  const pairs = together.flatMap((one) => apart.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => liesIn(one, other) || liesIn(other, one))) return OVERLAP;
  const corners = new Set(
    together.flatMap((shape) => polygonsOf(shape).flat(2)).map((corner) => keyOf(corner, corner)),
  );
  const touch = apart.some((shape) =>
    polygonsOf(shape)
      .flat(2)
      .some((corner) => corners.has(keyOf(corner, corner))),
  );
  return touch ? CORNER : APART;
}

const areaOf = (ring: Ring) => areaM2({ type: 'Polygon', coordinates: [ring] });

/** Polygons of rings that do not cross: those that run against the clock are outlines, and each has the holes in it. */
function polygonsFrom(rings: readonly Ring[]): Rings[] {
  const outlines = rings.filter(runsLeft).map((ring): Ring[] => [ring]);
  const byArea = outlines.toSorted(([one = []], [other = []]) => areaOf(one) - areaOf(other));
  for (const hole of rings.filter((ring) => !runsLeft(ring)))
    byArea.find(([outline = []]) => liesWithin(hole, outline))?.push(hole);
  return outlines;
}

/**
 * The shape of neighbors that share fences: what they have in common goes, and with it what was next to nothing between
 * them. All other corners stay as they are; corners within 30 cm of each other are one, the corner of the first shape.
 *
 * @returns the shape, or why there is none: each needs a fence in common with another, one corner isn't enough
 */
export function mergeShapes(shapes: readonly Shape[]): { readonly shape: Shape } | Problem {
  if (shapes.length < 2) return { problem: TOO_FEW };
  const common = withCommonCorners(shapes);
  const fences = outerFences(common.flatMap(fencesOf));
  if (fences === undefined || firstContact(fences.outer) !== undefined) return { problem: OVERLAP };
  const reached = reachedOver(fences.common);
  const apart = common.filter((_, index) => !reached.has(index));
  if (apart.length > 0)
    return {
      problem: whyApart(
        common.filter((_, index) => reached.has(index)),
        apart,
      ),
    };
  const rings = traceRings(fences.outer).filter((ring) => !isSliver({ type: 'Polygon', coordinates: [ring] }));
  const [first, ...others] = polygonsFrom(rings);
  if (first === undefined) return { problem: IMPOSSIBLE };
  const shape: Shape =
    others.length === 0
      ? { type: 'Polygon', coordinates: first }
      : { type: 'MultiPolygon', coordinates: [first, ...others] };
  return shapeProblem(shape) === undefined ? { shape } : { problem: IMPOSSIBLE };
}

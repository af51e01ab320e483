import { t } from '../words';
import { areaM2 } from './area';
import { cutsOf, ringWith, type Cut } from './cuts';
import { liesWithin } from './inside';
import { nearestPart } from './nearestPart';
import { node } from './node';
import { polygonsOf, type Position, type Ring, type Rings, type Shape } from './Position';
import type { Problem } from './problem';
import { isSame } from './readShape';
import { sewCuts } from './sewCuts';
import { shapeProblem } from './shapeProblem';
import { isSliver } from './sliver';
import { crossesItself, splitLine } from './splitLine';

export interface Split {
  /** The two parts, the larger one first. */
  readonly parts: readonly [Shape, Shape];
  /** Where the cut begins, on an edge of the shape. */
  readonly start: Position;
}

const CROSSES = t`The line crosses itself: draw it again without a loop`;
const NOT_ACROSS = t`The line does not cross the paddock: draw it from outside to outside`;
const ENDS_INSIDE = t`The line ends inside the paddock: draw it from outside to outside`;
const ALONG = t`The line runs along an edge of the paddock: draw it across`;
const TWICE = t`The line crosses the paddock more than once: cut once at a time`;
const HOLE_TWICE = t`The line meets a hole of the paddock more than once: cut once at a time`;
const NEXT_TO_NOTHING = t`One of the parts would be next to nothing: draw the line further from the edge`;
const IMPOSSIBLE = t`The paddock cannot be cut along this line: move the line a little`;
/** What the area of the parts may differ from the area of the whole, in parts of it: numbers are rounded. */
const ROUNDING = 1e-9;
const ROUNDING_M2 = 0.01;

/** What is wrong with the cuts of a line through polygons: they must lead through one of them, once. */
function cutProblem(cuts: readonly Cut[]): string | undefined {
  const [first] = cuts;
  if (first === undefined) return NOT_ACROSS;
  const { polygon, path } = first;
  if (isSame(path[0], cuts.at(-1)?.path.at(-1))) return CROSSES;
  if (cuts.some((cut) => cut.polygon !== polygon)) return TWICE;
  const rings = cuts.map(({ path }) =>
    [path[0], path.at(-1)].map((end) => (end === undefined ? -1 : ringWith(polygon, end))),
  );
  const [start, ...between] = rings.flat();
  const end = between.pop();
  if (start !== 0 || end !== 0) return ENDS_INSIDE;
  if (between.includes(0)) return TWICE;
  return new Set(between).size < between.length / 2 ? HOLE_TWICE : undefined;
}

/** The holes that cuts meet, in their order, and whether the cut goes on at another corner of the hole. */
function holesMet(cuts: readonly Cut[]): { hole: Ring; isCut: boolean }[] {
  return cuts.slice(1).flatMap(({ polygon, path }, index) => {
    const [from, to] = [cuts[index]?.path.at(-1), path[0]];
    const hole = from === undefined ? undefined : polygon[ringWith(polygon, from)];
    return hole === undefined ? [] : [{ hole, isCut: !isSame(from, to) }];
  });
}

/** The two polygons that cuts make of one: each has the holes that lie in it. */
function cutPolygon(cuts: readonly Cut[], polygon: Rings): Rings[] {
  const met = holesMet(cuts);
  const gone = new Set(met.flatMap(({ hole, isCut }) => (isCut ? [hole] : [])));
  const [, ...holes] = polygon;
  const outlines = sewCuts(
    cuts,
    polygon,
    met.map(({ hole }) => hole),
  );
  return outlines.map((outline) => [outline, ...holes.filter((hole) => !gone.has(hole) && liesWithin(hole, outline))]);
}

/** Parts with the polygons that the line does not meet: each of them belongs to the part that is nearest to it. */
function withOthers(parts: readonly Rings[], others: readonly Rings[]): Shape[] {
  const near = others.map((other) => ({ other, part: nearestPart(parts, other) }));
  return parts.map((rings): Shape => {
    const more = near.flatMap(({ other, part }) => (part === rings ? [other] : []));
    return more.length === 0
      ? { type: 'Polygon', coordinates: rings }
      : { type: 'MultiPolygon', coordinates: [rings, ...more] };
  });
}

/** The parts of a shape that has a corner wherever a line meets it. */
function cutShape(line: readonly Position[], polygons: readonly Rings[]): Split | Problem {
  const cuts = cutsOf(line, polygons);
  if (cuts === 'along') return { problem: ALONG };
  if (cuts === 'inside') return { problem: ENDS_INSIDE };
  const problem = cutProblem(cuts);
  if (problem !== undefined) return { problem };
  const [{ polygon, path: [start] } = { polygon: [], path: [] }] = cuts;
  const others = polygons.filter((other) => other !== polygon);
  const [one, other] = withOthers(cutPolygon(cuts, polygon), others);
  if (one === undefined || other === undefined || start === undefined) return { problem: IMPOSSIBLE };
  const parts = areaM2(one) < areaM2(other) ? ([other, one] as const) : ([one, other] as const);
  return { parts, start };
}

/** Whether two parts are good shapes that make up the whole: a last look at what no rule foresaw. */
function makeUp(parts: readonly Shape[], whole: Shape): boolean {
  const [sum, area] = [parts.reduce((total, part) => total + areaM2(part), 0), areaM2(whole)];
  return (
    Math.abs(sum - area) <= ROUNDING_M2 + ROUNDING * area && parts.every((part) => shapeProblem(part) === undefined)
  );
}

/**
 * A shape cut in two by a line that runs from outside to outside, or from edge to edge: an end within 30 cm of the outline
 * is taken for one on it. The line may bend, and may lead through holes. All corners of the shape come back bit for bit,
 * and the areas of the parts add up to the area of the shape with the new corners in it.
 *
 * @returns the parts, or why the line does not cut the shape in two
 */
export function splitShape(shape: Shape, line: readonly Position[]): Split | Problem {
  const cutting = splitLine(shape, line);
  if (crossesItself(cutting)) return { problem: CROSSES };
  const polygons = polygonsOf(shape);
  const noded = node(cutting, polygons.flat());
  let next = 0;
  const whole = polygons.map((rings) => noded.rings.slice(next, (next += rings.length)));
  const split = cutShape(noded.line, whole);
  if ('problem' in split) return split;
  if (split.parts.some(isSliver)) return { problem: NEXT_TO_NOTHING };
  return makeUp(split.parts, { type: 'MultiPolygon', coordinates: whole }) ? split : { problem: IMPOSSIBLE };
}

import { plural, t } from '../words';
import { areaM2 } from './area';
import { boxesMeet, boxOfLine, type Box } from './box';
import { firstContact, wayOver, type Edge } from './crossings';
import { liesWithin } from './inside';
import type { Ring, Rings } from './Position';
import {
  HOLES_MAX,
  isManyRings,
  isOnEarth,
  isRings,
  isSame,
  PAIRS_MAX,
  PARTS_MAX,
  readGeometry,
  verticesOf,
  VERTICES_MAX,
} from './readShape';

/** What is smaller is no area, in square meters. */
const AREA_MIN_M2 = 1e-3;
/** Width to length of a ring that counts as a line. */
const FLAT = 1e-12;

const UNREADABLE = t`This isn’t a shape: GeoJSON with a type and coordinates is needed`;
const TOO_MANY = t`The shape has more than ${plural(VERTICES_MAX, { one: '# corner', other: '# corners' })}`;
const TOO_MANY_HOLES = t`The shape has more than ${plural(HOLES_MAX, { one: '# hole', other: '# holes' })}`;
const TOO_MANY_PARTS = t`The shape has more than ${plural(PARTS_MAX, { one: '# part', other: '# parts' })}`;
const TANGLED = t`The shape has too many edges side by side: leave out corners, or cut it in parts`;
const OFF_EARTH = t`The shape is outside the earth: longitudes go from -180 to 180, latitudes from -90 to 90`;
const UNCLOSED = t`An outline of the shape is not closed: its last corner must be its first`;
const ANTIMERIDIAN = t`The shape goes over the 180th meridian: cut it there in two`;
const POLE = t`The shape goes around a pole, and has no inside on the map`;
const CROSSES = t`The shape crosses itself`;
const TOUCHES = t`The shape touches itself along an edge`;
const NO_AREA = t`The shape has no area`;
const HOLE_OUTSIDE = t`A hole is outside the shape`;
const OVERLAP = t`Parts of the shape overlap`;

/** An edge longer than half of the earth's way around goes over the 180th meridian; more of them one way go around a pole. */
function wayAroundEarth(ring: Ring): string | undefined {
  const steps = ring.map(([longitude], index) => longitude - (ring[index - 1]?.[0] ?? longitude));
  const jumps = steps.filter((step) => Math.abs(step) > 180);
  if (jumps.length === 0) return undefined;
  return jumps.reduce((sum, step) => sum + Math.sign(step), 0) === 0 ? ANTIMERIDIAN : POLE;
}

function ringProblem(ring: Ring): string | undefined {
  if (!ring.every(isOnEarth)) return OFF_EARTH;
  if (ring.length === 0 || !isSame(ring[0], ring.at(-1))) return UNCLOSED;
  const [first] = ring;
  const second = ring.find((corner) => !isSame(corner, first));
  const hasThird = ring.some((corner) => !isSame(corner, first) && !isSame(corner, second));
  return hasThird ? wayAroundEarth(ring) : NO_AREA;
}

const edgesOf = (ring: Ring): Edge[] =>
  ring.flatMap((to, index) => {
    const from = ring[index - 1];
    return from === undefined || isSame(from, to) ? [] : [{ from, to }];
  });

/** Whether all corners of a ring lie on one line: the one to the corner that is farthest from the first. */
function isFlat(ring: Ring): boolean {
  const [x, y] = ring[0] ?? [0, 0];
  const ways = ring.map(([longitude, latitude]): [number, number] => [longitude - x, latitude - y]);
  const far = ways.reduce((best, way) => (Math.hypot(...way) > Math.hypot(...best) ? way : best), [0, 0]);
  const square = far[0] ** 2 + far[1] ** 2;
  return ways.every((way) => Math.abs(far[0] * way[1] - far[1] * way[0]) <= FLAT * square);
}

/** A ring with the box around it: rings whose boxes do not meet are not in each other, and most do not. */
interface Boxed {
  readonly ring: Ring;
  readonly box: Box;
}

const boxed = (ring: Ring): Boxed => ({ ring, box: boxOfLine(ring) });
const isIn = (inner: Boxed, outer: Boxed): boolean =>
  boxesMeet(inner.box, outer.box) && liesWithin(inner.ring, outer.ring);

interface Part {
  readonly outline: Boxed;
  readonly holes: readonly Boxed[];
}

const partOf = ([outline = [], ...holes]: Rings): Part => ({ outline: boxed(outline), holes: holes.map(boxed) });

function partProblem({ outline, holes }: Part): string | undefined {
  if (holes.some((hole) => !isIn(hole, outline))) return HOLE_OUTSIDE;
  const isNested = holes.some((hole) => holes.some((other) => other !== hole && isIn(hole, other)));
  return isNested ? OVERLAP : undefined;
}

/** Whether parts that do not cross are in each other, and not in a hole. */
const covers = ({ outline, holes }: Part, other: Part): boolean =>
  isIn(other.outline, outline) && !holes.some((hole) => isIn(other.outline, hole));

function polygonsProblem(polygons: readonly Rings[]): string | undefined {
  if (polygons.length > PARTS_MAX) return TOO_MANY_PARTS;
  const rings = polygons.flat();
  if (rings.length - polygons.length > HOLES_MAX) return TOO_MANY_HOLES;
  if (rings.reduce((sum, ring) => sum + verticesOf(ring), 0) > VERTICES_MAX) return TOO_MANY;
  for (const ring of rings) {
    const problem = ringProblem(ring) ?? (isFlat(ring) ? NO_AREA : undefined);
    if (problem !== undefined) return problem;
  }
  const edges = rings.flatMap(edgesOf);
  const way = wayOver(edges);
  if (way.pairs > PAIRS_MAX) return TANGLED;
  const contact = firstContact(edges, way);
  if (contact !== undefined) return contact === 'crossing' ? CROSSES : TOUCHES;
  if (rings.some((ring) => areaM2({ type: 'Polygon', coordinates: [ring] }) < AREA_MIN_M2)) return NO_AREA;
  const parts = polygons.map(partOf);
  for (const part of parts) {
    const problem = partProblem(part);
    if (problem !== undefined) return problem;
    if (parts.some((other) => other !== part && covers(part, other))) return OVERLAP;
  }
  return undefined;
}

/**
 * What is wrong with a paddock's shape, in one sentence, or undefined for a good one: GeoJSON (RFC 7946) Polygon or
 * MultiPolygon of at most 5,000 vertices, 500 holes and 500 parts, whose rings are closed, do not cross or touch along an
 * edge, and enclose an area, with every hole inside; edges that are side by side, seen from the south and from the west,
 * are at most `PAIRS_MAX` pairs. Total over any value.
 */
export function shapeProblem(value: unknown): string | undefined {
  const { type, coordinates } = readGeometry(value) ?? {};
  if (type === 'Polygon' && isRings(coordinates)) return polygonsProblem([coordinates]);
  if (type === 'MultiPolygon' && isManyRings(coordinates)) return polygonsProblem(coordinates);
  return UNREADABLE;
}

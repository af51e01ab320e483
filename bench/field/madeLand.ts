import type { Position, Shape } from '../../domain/geometry/Position';

/** Where it begins in the southwest, and how large a paddock of it is on average, in degrees each way. */
const START: Position = [-102.4, 41.6];
const SIDE = { longitude: 0.0046, latitude: 0.0035 };
/** How far fences wander from straight lines, in parts of a paddock's side. */
const WANDER = 0.18;
/** How unequal the halves of a split are at most. */
const UNEQUAL = 0.12;

/** A place on the plane on which the land is split, in sides of a paddock. */
type Place = readonly [x: number, y: number];

/** Numbers from 0 to below 1, the same in each run (Park and Miller). */
function aDice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

interface Cell {
  readonly from: Place;
  readonly to: Place;
}

/** Splits a rectangle into so many, across its longer side. */
function split({ from, to }: Cell, count: number, dice: () => number): Cell[] {
  if (count === 1) return [{ from, to }];
  const first = Math.floor(count / 2);
  const axis = to[0] - from[0] > to[1] - from[1] ? 0 : 1;
  const share = first / count + (dice() - 0.5) * UNEQUAL;
  const at = from[axis] + share * (to[axis] - from[axis]);
  const withAt = (place: Place): Place => (axis === 0 ? [at, place[1]] : [place[0], at]);
  return [...split({ from, to: withAt(to) }, first, dice), ...split({ from: withAt(from), to }, count - first, dice)];
}

const cornersOf = ({ from: [west, south], to: [east, north] }: Cell): [Place, Place, Place, Place] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** The corners of all cells by the lines that they lie on: `x` of lines to the north, `y` of those to the east. */
function corners(cells: readonly Cell[]): (axis: 0 | 1, at: number) => readonly number[] {
  const lines = [new Map<number, Set<number>>(), new Map<number, Set<number>>()] as const;
  for (const place of cells.flatMap(cornersOf)) {
    for (const axis of [0, 1] as const) {
      const line = lines[axis].get(place[axis]) ?? new Set();
      lines[axis].set(place[axis], line.add(place[1 - axis] ?? 0));
    }
  }
  const sorted = lines.map((each) => new Map([...each].map(([at, set]) => [at, [...set].sort((a, b) => a - b)])));
  return (axis, at) => sorted[axis]?.get(at) ?? [];
}

/** A fence that is longer has two bends in place of one, in sides of a paddock. */
const LONG = 0.87;

/** The places of a fence from its beginning to before its end: the bends are the same from both sides. */
function bent(from: number, to: number): number[] {
  const parts = Math.abs(to - from) > LONG ? 3 : 2;
  const at = (part: number) =>
    from < to ? from + (part * (to - from)) / parts : to + ((parts - part) * (from - to)) / parts;
  return [from, ...Array.from({ length: parts - 1 }, (_, index) => at(index + 1))];
}

/** The corners of neighbors on the way from one corner of a cell to the next, with the bends between them. */
function side(from: Place, to: Place, on: ReturnType<typeof corners>): Place[] {
  const axis = from[0] === to[0] ? 0 : 1;
  const [begin = 0, end = 0] = [from[1 - axis], to[1 - axis]];
  const between = on(axis, from[axis]).filter((each) => each > Math.min(begin, end) && each < Math.max(begin, end));
  const stops = [begin, ...(begin < end ? between : between.toReversed()), end];
  const withBends = stops.slice(0, -1).flatMap((stop, index) => bent(stop, stops[index + 1] ?? stop));
  return withBends.map((each) => (axis === 0 ? [from[0], each] : [each, from[1]]));
}

/** Where a place lies on the earth: fences wander, and those of neighbors do alike. */
function onEarth([x, y]: Place): Position {
  const east = x + WANDER * Math.sin(2.3 * y + Math.sin(1.7 * x));
  const north = y + WANDER * Math.sin(2.1 * x + Math.cos(1.9 * y));
  return [START[0] + east * SIDE.longitude, START[1] + north * SIDE.latitude];
}

/** The middle of the land of so many paddocks. */
export const middleOf = (count: number): Position => onEarth([Math.sqrt(count) / 2, Math.sqrt(count) / 2]);

/** The shapes of so many paddocks side by side: a rectangle of land that is split again and again. */
export function madeLand(count: number): Shape[] {
  const whole: Cell = { from: [0, 0], to: [Math.sqrt(count), Math.sqrt(count)] };
  const cells = split(whole, count, aDice(41));
  const on = corners(cells);
  return cells.map((cell) => {
    const [a, b, c, d] = cornersOf(cell);
    const ring = [...side(a, b, on), ...side(b, c, on), ...side(c, d, on), ...side(d, a, on), a];
    return { type: 'Polygon', coordinates: [ring.map(onEarth)] };
  });
}

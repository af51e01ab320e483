import fc from 'fast-check';
import { polygonsOf, type Position, type Ring, type Shape } from '../geometry/Position';

/** Paddocks side by side whose fences meet in corners off a grid, this many each way. */
interface Land {
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Row by row from the south. */
  readonly corners: readonly (readonly Position[])[];
}

const STEP = { longitude: 0.0075, latitude: 0.0045 };

/** Land of this many paddocks each way. `bend` says how far a corner lies off the grid, in parts of a step, below 0.5. */
export function fencedLand(
  columns: number,
  rows: number,
  bend: (row: number, column: number) => [number, number],
): Land {
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Position => {
      const [x, y] = bend(row, column);
      return [-101.62 + (column + x) * STEP.longitude, 41.93 + (row + y) * STEP.latitude];
    }),
  );
  const shapes = new Map<string, Shape>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [south = [], north = []] = [corners[row], corners[row + 1]];
      const [first, ...others] = [south[column], south[column + 1], north[column + 1], north[column]];
      const ring = [first, ...others, first].flatMap((corner) => (corner === undefined ? [] : [corner]));
      shapes.set(`${row} ${column}`, { type: 'Polygon', coordinates: [ring] });
    }
  }
  return { shapes, corners };
}

/** Land of 3 by 3 paddocks. */
export const anyLand = fc
  .array(fc.tuple(fc.double({ min: -0.2, max: 0.2, noNaN: true }), fc.double({ min: -0.2, max: 0.2, noNaN: true })), {
    minLength: 16,
    maxLength: 16,
  })
  .map((bends) => fencedLand(3, 3, (row, column) => bends[row * 4 + column] ?? [0, 0]));

const edge = (from: Position, to: Position) => `${from.join(' ')} > ${to.join(' ')}`;

function runsLeft(ring: Ring): boolean {
  return ring.reduce((sum, [x, y], at) => sum + (x * (ring[at + 1]?.[1] ?? y) - (ring[at + 1]?.[0] ?? x) * y), 0) > 0;
}

/**
 * The edges that no neighbor has the other way round, sorted: the fences around the land. Between neighbors that share
 * their edges there are none.
 */
export function openEdges(shapes: ReadonlyMap<string, Shape>): string[] {
  const edges = new Map<string, string>();
  for (const shape of shapes.values()) {
    for (const rings of polygonsOf(shape)) {
      for (const [index, ring] of rings.entries()) {
        const line = runsLeft(ring) === (index === 0) ? ring : ring.toReversed();
        for (const [at, to] of line.entries()) {
          const from = line[at - 1];
          if (from !== undefined) edges.set(edge(from, to), edge(to, from));
        }
      }
    }
  }
  return [...edges].flatMap(([one, back]) => (edges.has(back) ? [] : [one])).sort();
}

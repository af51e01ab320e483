import type { Position } from './Position';

/** Degrees that count as nothing: a tenth of a millimetre on the ground. */
export const TOLERANCE_DEG = 1e-9;

export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

export type Contact = 'crossing' | 'overlap';

/** Edges from west to east, number by number: shapes of thousands of corners are compared pair by pair. */
interface EdgeTable {
  readonly count: number;
  readonly fromX: Float64Array;
  readonly fromY: Float64Array;
  readonly toX: Float64Array;
  readonly toY: Float64Array;
  readonly length: Float64Array;
}

const west = ({ from, to }: Edge) => Math.min(from[0], to[0]);

function tableOf(edges: readonly Edge[]): EdgeTable {
  const sorted = edges.map((edge) => ({ edge, west: west(edge) })).sort((one, other) => one.west - other.west);
  const column = (of: (edge: Edge) => number) => Float64Array.from(sorted, ({ edge }) => of(edge));
  return {
    count: sorted.length,
    fromX: column(({ from }) => from[0]),
    fromY: column(({ from }) => from[1]),
    toX: column(({ to }) => to[0]),
    toY: column(({ to }) => to[1]),
    length: column(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1])),
  };
}

const at = (column: Float64Array, index: number): number => column[index] ?? NaN;

/** How far a position is to the left (above 0) or right of the line through an edge, in degrees. */
function offsetFrom({ fromX, fromY, toX, toY, length }: EdgeTable, edge: number, x: number, y: number): number {
  const [x0, y0] = [at(fromX, edge), at(fromY, edge)];
  return ((at(toX, edge) - x0) * (y - y0) - (at(toY, edge) - y0) * (x - x0)) / at(length, edge);
}

/** How far along an edge a position is, in degrees from its beginning. */
function alongOf({ fromX, fromY, toX, toY, length }: EdgeTable, edge: number, x: number, y: number): number {
  const [x0, y0] = [at(fromX, edge), at(fromY, edge)];
  return ((at(toX, edge) - x0) * (x - x0) + (at(toY, edge) - y0) * (y - y0)) / at(length, edge);
}

const liesOn = (offset: number) => Math.abs(offset) <= TOLERANCE_DEG;
const liesApart = (one: number, other: number) =>
  (one > TOLERANCE_DEG && other < -TOLERANCE_DEG) || (one < -TOLERANCE_DEG && other > TOLERANCE_DEG);

/**
 * How two edges meet: they cross inside both, or are on each other over a length. Touching in one point is no contact.
 */
function contactOf(edges: EdgeTable, one: number, other: number): Contact | undefined {
  const { fromX, fromY, toX, toY, length } = edges;
  const a = offsetFrom(edges, one, at(fromX, other), at(fromY, other));
  const b = offsetFrom(edges, one, at(toX, other), at(toY, other));
  if (liesOn(a) && liesOn(b)) {
    const c = alongOf(edges, one, at(fromX, other), at(fromY, other));
    const d = alongOf(edges, one, at(toX, other), at(toY, other));
    const common = Math.min(at(length, one), Math.max(c, d)) - Math.max(0, Math.min(c, d));
    return common > TOLERANCE_DEG ? 'overlap' : undefined;
  }
  if (!liesApart(a, b)) return undefined;
  const c = offsetFrom(edges, other, at(fromX, one), at(fromY, one));
  const d = offsetFrom(edges, other, at(toX, one), at(toY, one));
  return liesApart(c, d) ? 'crossing' : undefined;
}

const bounds = (one: Float64Array, other: Float64Array, of: (...values: number[]) => number) =>
  one.map((value, index) => of(value, at(other, index)));

/**
 * The first contact among edges, from west to east. Each edge is compared only with those that it overlaps from west to
 * east and from south to north, and most of those are on one side of it. An edge counts as on a side with twice the
 * tolerance: `contactOf` decides about the rest.
 */
export function firstContact(edges: readonly Edge[]): Contact | undefined {
  const table = tableOf(edges);
  const { count, fromX, fromY, toX, toY, length } = table;
  const [wests, easts] = [bounds(fromX, toX, Math.min), bounds(fromX, toX, Math.max)];
  const [souths, norths] = [bounds(fromY, toY, Math.min), bounds(fromY, toY, Math.max)];
  for (let one = 0; one < count; one += 1) {
    const [east, south, north] = [at(easts, one), at(souths, one), at(norths, one)];
    const [x0, y0] = [at(fromX, one), at(fromY, one)];
    const [dx, dy] = [at(toX, one) - x0, at(toY, one) - y0];
    const near = 2 * TOLERANCE_DEG * at(length, one);
    for (let other = one + 1; other < count; other += 1) {
      // A column ends where the list does: an index within it always finds a number.
      if ((wests[other] as number) > east) break;
      if ((souths[other] as number) > north || (norths[other] as number) < south) continue;
      const from = dx * ((fromY[other] as number) - y0) - dy * ((fromX[other] as number) - x0);
      const to = dx * ((toY[other] as number) - y0) - dy * ((toX[other] as number) - x0);
      if ((from > near && to > near) || (from < -near && to < -near)) continue;
      const contact = contactOf(table, one, other);
      if (contact !== undefined) return contact;
    }
  }
  return undefined;
}

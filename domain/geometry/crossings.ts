import type { Position } from './Position';

/** Degrees that count as nothing: a tenth of a millimeter on the ground. */
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

/** Where the numbers of an edge are in its row. Rows are read one after the other, for each edge again. */
const [WEST, SOUTH, NORTH, X0, Y0, X1, Y1, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7];

function rowsOf({ count, fromX, fromY, toX, toY }: EdgeTable): Float64Array {
  const rows = new Float64Array(count * WIDTH);
  for (let edge = 0; edge < count; edge += 1) {
    const [x0, y0, x1, y1] = [at(fromX, edge), at(fromY, edge), at(toX, edge), at(toY, edge)];
    rows.set([Math.min(x0, x1), Math.min(y0, y1), Math.max(y0, y1), x0, y0, x1, y1], edge * WIDTH);
  }
  return rows;
}

/**
 * The next edge after `from` that may meet an edge: it overlaps it from west to east and from south to north, and is not
 * on one side of it. An edge counts as on a side with twice the tolerance: `contactOf` decides about the rest.
 */
function nextNear(rows: Float64Array, one: number, from: number): number {
  // A row ends where the list does: an index within it always finds a number.
  const read = (edge: number, what: number) => rows[edge * WIDTH + what] as number;
  const [x0, y0, x1, y1] = [read(one, X0), read(one, Y0), read(one, X1), read(one, Y1)];
  const east = Math.max(x0, x1);
  const south = Math.min(y0, y1);
  const north = Math.max(y0, y1);
  const dx = x1 - x0;
  const dy = y1 - y0;
  const near = 2 * TOLERANCE_DEG * Math.hypot(dx, dy);
  const end = rows.length;
  for (let row = from * WIDTH; row < end; row += WIDTH) {
    if ((rows[row + WEST] as number) > east) return end;
    if ((rows[row + SOUTH] as number) > north || (rows[row + NORTH] as number) < south) continue;
    const a = dx * ((rows[row + Y0] as number) - y0) - dy * ((rows[row + X0] as number) - x0);
    const b = dx * ((rows[row + Y1] as number) - y0) - dy * ((rows[row + X1] as number) - x0);
    if ((a > near && b > near) || (a < -near && b < -near)) continue;
    return row / WIDTH;
  }
  return end;
}

/** How many pairs of ranges have a number in common, in time that grows only with their number. */
function pairsOf(ranges: readonly (readonly [number, number])[]): number {
  const starts = Float64Array.from(ranges, ([one, other]) => Math.min(one, other)).sort();
  const ends = Float64Array.from(ranges, ([one, other]) => Math.max(one, other)).sort();
  let [ended, pairs] = [0, 0];
  for (const [begun, start] of starts.entries()) {
    while (at(ends, ended) < start) ended += 1;
    pairs += begun - ended;
  }
  return pairs;
}

interface Way {
  /** How many pairs of edges are to be compared. */
  pairs: number;
  isNorthward: boolean;
}

/** The way over the edges that has fewer of them side by side: from west to east, or from south to north. */
export function wayOver(edges: readonly Edge[]): Way {
  const eastward = pairsOf(edges.map(({ from, to }) => [from[0], to[0]]));
  const northward = pairsOf(edges.map(({ from, to }) => [from[1], to[1]]));
  return { pairs: Math.min(eastward, northward), isNorthward: northward < eastward };
}

const turned = ([x, y]: Position): Position => [y, x];

/**
 * The first contact among edges, from west to east or from south to north. Each edge is compared only with those that may
 * meet it.
 */
export function firstContact(edges: readonly Edge[], { isNorthward } = wayOver(edges)): Contact | undefined {
  const table = tableOf(isNorthward ? edges.map(({ from, to }) => ({ from: turned(from), to: turned(to) })) : edges);
  const rows = rowsOf(table);
  for (let one = 0; one < table.count; one += 1) {
    for (let other = nextNear(rows, one, one + 1); other < table.count; other = nextNear(rows, one, other + 1)) {
      const contact = contactOf(table, one, other);
      if (contact !== undefined) return contact;
    }
  }
  return undefined;
}

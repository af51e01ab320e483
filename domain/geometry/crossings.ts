import type { Position } from './Position';

/** Degrees that count as nothing: a tenth of a millimetre on the ground. */
export const TOLERANCE_DEG = 1e-9;

export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

export type Contact = 'crossing' | 'overlap';

/** How far a position lies to the left (above 0) or right of the line through an edge, in degrees. */
function offsetFrom({ from, to }: Edge, [x, y]: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (dx * (y - from[1]) - dy * (x - from[0])) / Math.hypot(dx, dy);
}

/** How far along an edge a position lies, in degrees from its beginning. */
function alongOf({ from, to }: Edge, [x, y]: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (dx * (x - from[0]) + dy * (y - from[1])) / Math.hypot(dx, dy);
}

const liesOn = (offset: number) => Math.abs(offset) <= TOLERANCE_DEG;
const liesApart = (one: number, other: number) =>
  (one > TOLERANCE_DEG && other < -TOLERANCE_DEG) || (one < -TOLERANCE_DEG && other > TOLERANCE_DEG);

/**
 * How two edges meet: they cross inside both, or lie on each other over a length. Touching in one point is no contact.
 */
function contactOf(one: Edge, other: Edge): Contact | undefined {
  const [a, b] = [offsetFrom(one, other.from), offsetFrom(one, other.to)];
  if (liesOn(a) && liesOn(b)) {
    const length = alongOf(one, one.to);
    const [c, d] = [alongOf(one, other.from), alongOf(one, other.to)];
    const common = Math.min(length, Math.max(c, d)) - Math.max(0, Math.min(c, d));
    return common > TOLERANCE_DEG ? 'overlap' : undefined;
  }
  if (!liesApart(a, b)) return undefined;
  return liesApart(offsetFrom(other, one.from), offsetFrom(other, one.to)) ? 'crossing' : undefined;
}

const west = ({ from, to }: Edge) => Math.min(from[0], to[0]);
const east = ({ from, to }: Edge) => Math.max(from[0], to[0]);
const south = ({ from, to }: Edge) => Math.min(from[1], to[1]);
const north = ({ from, to }: Edge) => Math.max(from[1], to[1]);

/**
 * The first contact among edges, from west to east. Each edge is compared with those alone that it overlaps from west to
 * east and from south to north.
 */
export function firstContact(edges: readonly Edge[]): Contact | undefined {
  const sorted = edges
    .map((edge) => ({ edge, west: west(edge), east: east(edge), south: south(edge), north: north(edge) }))
    .sort((one, other) => one.west - other.west);
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.west > one.east) break;
      if (other.south > one.north || other.north < one.south) continue;
      const contact = contactOf(one.edge, other.edge);
      if (contact !== undefined) return contact;
    }
  }
  return undefined;
}

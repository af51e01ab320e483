import { isNear, ON_EDGE_M, placeOnEdge } from './cornerIn';
import { firstContact } from './crossings';
import { distanceM } from './distance';
import { holds } from './inside';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';

/** A place on a ring that is at most 30 cm away: its nearest corner, else on its nearest edge. */
function onRing(ring: Ring, position: Position): Position | undefined {
  const [corner] = ring
    .map((each) => ({ each, away: distanceM(each, position) }))
    .filter(({ away }) => away <= ON_EDGE_M)
    .sort((one, other) => one.away - other.away);
  if (corner !== undefined) return corner.each;
  const edge = placeOnEdge(ring, position);
  const [from, to] = [ring[(edge?.index ?? 0) - 1], ring[edge?.index ?? 0]];
  if (edge === undefined || from === undefined || to === undefined) return undefined;
  const place: Position = [from[0] + edge.part * (to[0] - from[0]), from[1] + edge.part * (to[1] - from[1])];
  return isNear(place, position) ? position : place;
}

/** An end that was drawn onto the outline lies on it, and not a centimeter within. */
function movedEnd(shape: Shape, end: Position): Position {
  if (!holds(shape, end)) return end;
  for (const [outline = []] of polygonsOf(shape)) {
    const place = onRing(outline, end);
    if (place !== undefined) return place;
  }
  return end;
}

/** A line as it cuts a shape: no corner twice in a row, and its ends on the outline where they were drawn onto it. */
export function splitLine(shape: Shape, line: readonly Position[]): readonly Position[] {
  const corners = line.filter((corner, index) => {
    const before = line[index - 1];
    return before === undefined || !isNear(before, corner);
  });
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || corners.length < 2) return corners;
  return [movedEnd(shape, first), ...corners.slice(1, -1), movedEnd(shape, last)];
}

/** Whether a line crosses itself or runs along itself. */
export function crossesItself(line: readonly Position[]): boolean {
  const edges = line.flatMap((to, index) => {
    const from = line[index - 1];
    return from === undefined ? [] : [{ from, to }];
  });
  return firstContact(edges) !== undefined;
}

import type { CornerEdit } from '@domain/geometry/editCorners';
import { polygonsOf, type Position, type Ring, type Shape } from '@domain/geometry/Position';

const isSame = (one: Position | undefined, other: Position | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

function draggedIn(before: Ring, after: Ring): CornerEdit | undefined {
  const index = after.findIndex((corner, at) => !isSame(corner, before[at]));
  const [at, from, to] = [after[index], before[index - 1], before[index]];
  if (at === undefined || to === undefined) return undefined;
  if (after.length === before.length) return { what: 'move', from: to, to: at };
  return from === undefined ? undefined : { what: 'add', edge: { from, to }, at };
}

/** What one drag did to a shape: a corner was moved, or an edge was drawn out to a new one. */
export function draggedCorner(before: Shape, after: Shape): CornerEdit | undefined {
  const rings = polygonsOf(after).flat();
  for (const [index, ring] of polygonsOf(before).flat().entries()) {
    const edit = draggedIn(ring, rings[index] ?? ring);
    if (edit !== undefined) return edit;
  }
  return undefined;
}

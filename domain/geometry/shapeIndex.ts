import { boxesMeet, boxOf, type Box } from './box';
import type { Shape } from './Position';

/** Finds the keys of the shapes whose box meets a box, in no order. */
export type ShapeIndex = (box: Box) => string[];

/** How many values of a rising list are below a limit. */
function countBelow(values: Float64Array, isBelow: (value: number) => boolean): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBelow(values[middle] ?? Infinity)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * An index of shapes by their keys, from west to east: what begins east of a box, and all before the first that reaches it,
 * is passed over. What changed needs a new one. The worker that reads files has no space for a tree.
 */
export function shapeIndex(shapes: ReadonlyMap<string, Shape>): ShapeIndex {
  const sorted = [...shapes]
    .map(([key, shape]) => ({ key, box: boxOf(shape) }))
    .sort((one, other) => one.box[0] - other.box[0]);
  const wests = Float64Array.from(sorted, ({ box }) => box[0]);
  let farthest = -Infinity;
  /** How far to the east the shapes up to each one reach. */
  const easts = Float64Array.from(sorted, ({ box }) => (farthest = Math.max(farthest, box[2])));
  return (box) =>
    sorted
      .slice(
        countBelow(easts, (east) => east < box[0]),
        countBelow(wests, (west) => west <= box[2]),
      )
      .flatMap(({ key, box: own }) => (boxesMeet(box, own) ? [key] : []));
}

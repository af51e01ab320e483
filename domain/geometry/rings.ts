import type { Ring, Shape } from './Position';

/** What becomes of a list when each item changes; the same list when none does. */
function changedOf<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

/** A shape whose rings are changed one by one; the same shape, and the same rings, where nothing changes. */
export function withRings(shape: Shape, change: (ring: Ring) => Ring): Shape {
  if (shape.type === 'Polygon') {
    const coordinates = changedOf(shape.coordinates, change);
    return coordinates === shape.coordinates ? shape : { type: shape.type, coordinates };
  }
  const coordinates = changedOf(shape.coordinates, (rings) => changedOf(rings, change));
  return coordinates === shape.coordinates ? shape : { type: shape.type, coordinates };
}

/** The shapes that a change makes others of, by their keys. */
export function changedShapes(
  shapes: ReadonlyMap<string, Shape>,
  change: (shape: Shape) => Shape,
): ReadonlyMap<string, Shape> {
  const changed = new Map<string, Shape>();
  for (const [key, shape] of shapes) {
    const next = change(shape);
    if (next !== shape) changed.set(key, next);
  }
  return changed;
}

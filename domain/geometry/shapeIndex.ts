import RBush, { type BBox } from 'rbush';
import { areaM2 } from './area';
import { boxOf, boxOfLine, widened, type Box } from './box';
import { distanceM } from './distance';
import { holds } from './inside';
import { polygonsOf, type Position, type Shape } from './Position';

/** A corner where one shape or several have a vertex. */
interface Corner {
  readonly position: Position;
  readonly keys: readonly string[];
}

/** Finds shapes and their corners by place. What changed needs a new one: it is made in some milliseconds. */
export interface ShapeIndex {
  /** The keys of the shapes whose box meets a box, in no order. */
  readonly shapesIn: (box: Box) => string[];
  /** The key of the shape that holds a place, of several the one with the smallest area. Its edges are part of it. */
  readonly shapeAt: (position: Position) => string | undefined;
  /** The corners within so many metres of a place, the nearest first. */
  readonly cornersNear: (position: Position, withinM: number) => Corner[];
}

interface Entry extends BBox {
  readonly key: string;
  readonly shape: Shape;
}

const asBBox = ([minX, minY, maxX, maxY]: Box): BBox => ({ minX, minY, maxX, maxY });

function cornersOf(entries: readonly Entry[], place: Position, withinM: number): Corner[] {
  const found = new Map<string, { position: Position; keys: Set<string>; away: number }>();
  for (const { key, shape } of entries) {
    for (const position of polygonsOf(shape).flat(2)) {
      const away = distanceM(position, place);
      if (away > withinM) continue;
      const at = `${position[0]} ${position[1]}`;
      const corner = found.get(at) ?? { position, keys: new Set(), away };
      corner.keys.add(key);
      found.set(at, corner);
    }
  }
  const sorted = [...found.values()].sort((one, other) => one.away - other.away);
  return sorted.map(({ position, keys }) => ({ position, keys: [...keys] }));
}

/** An index of shapes by their keys. */
export function shapeIndex(shapes: ReadonlyMap<string, Shape>): ShapeIndex {
  const entries = [...shapes].map(([key, shape]): Entry => ({ key, shape, ...asBBox(boxOf(shape)) }));
  const tree = new RBush<Entry>().load(entries);
  const entriesIn = (box: Box) => tree.search(asBBox(box));
  return {
    shapesIn: (box) => entriesIn(box).map(({ key }) => key),
    shapeAt: (position) =>
      entriesIn(boxOfLine([position]))
        .filter(({ shape }) => holds(shape, position))
        .map(({ key, shape }) => ({ key, area: areaM2(shape) }))
        .sort((one, other) => one.area - other.area)[0]?.key,
    cornersNear: (position, withinM) =>
      cornersOf(entriesIn(widened(boxOfLine([position]), withinM)), position, withinM),
  };
}

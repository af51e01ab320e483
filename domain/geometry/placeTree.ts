import RBush, { type BBox } from 'rbush';
import { boxOfLine, widened, type Box } from './box';
import type { Position, Ring } from './Position';

interface Entry extends BBox {
  readonly index: number;
}

const entry = ([minX, minY, maxX, maxY]: Box, index: number): Entry => ({ minX, minY, maxX, maxY, index });

/** Answers the indexes, from the least, of what lies within this many meters of a position, and perhaps of a little more. */
type NearIndexes = (position: Position, withinM: number) => number[];

function searchIn(entries: readonly Entry[]): NearIndexes {
  const tree = new RBush<Entry>().load(entries);
  return (position, withinM) => {
    const [minX, minY, maxX, maxY] = widened(boxOfLine([position]), withinM);
    const found = tree.search({ minX, minY, maxX, maxY }).map(({ index }) => index);
    return found.sort((one, other) => one - other);
  };
}

/** Finds the edges of a ring by place; an edge has the index of its end. */
export const edgesNear = (ring: Ring): NearIndexes =>
  searchIn(
    ring.flatMap((to, index) => {
      const from = ring[index - 1];
      return from === undefined ? [] : [entry(boxOfLine([from, to]), index)];
    }),
  );

/** Finds positions by place. */
export const positionsNear = (positions: readonly Position[]): NearIndexes =>
  searchIn(positions.map((position, index) => entry(boxOfLine([position]), index)));

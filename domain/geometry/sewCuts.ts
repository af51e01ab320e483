import type { Cut } from './cuts';
import { runsLeft } from './orientation';
import type { Position, Ring, Rings } from './Position';
import { isSame } from './readShape';

const opened = (ring: Ring): Position[] => ring.slice(0, -1);

/** The way along an open ring from one of its corners to another, both included. */
function arc(ring: readonly Position[], from: Position, to: Position): Position[] {
  const start = ring.findIndex((corner) => isSame(corner, from));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  return turned.slice(0, turned.findIndex((corner) => isSame(corner, to)) + 1);
}

/**
 * One side of a cut: along the cuts, around the holes that they meet, and back along the outline in its own direction.
 *
 * @param holes the open rings between one cut and the next, all running against the direction of the outline
 */
function side(
  outline: readonly Position[],
  paths: readonly (readonly Position[])[],
  holes: readonly Position[][],
): Ring {
  const along = paths.flatMap((path, index) => {
    const [end, next, hole] = [path.at(-1), paths[index + 1]?.[0], holes[index]];
    const around = end === undefined || next === undefined || hole === undefined ? [] : arc(hole, end, next);
    return [...path, ...around.slice(1, -1)];
  });
  const [start, end] = [along[0], along.at(-1)];
  const back = start === undefined || end === undefined ? [] : arc(outline, end, start);
  const ring = [...along, ...back.slice(1)];
  return ring.filter((corner, index) => !isSame(corner, ring[index - 1]));
}

/**
 * The two outlines that cuts make of one, which run as it does. The cuts lead from the outline to the outline, and each
 * begins at the hole where the one before ended.
 *
 * @param met the holes between one cut and the next
 */
export function sewCuts(cuts: readonly Cut[], [outline = []]: Rings, met: readonly Ring[]): [Ring, Ring] {
  const paths = cuts.map(({ path }) => path);
  const against = met.map((hole) => opened(runsLeft(hole) === runsLeft(outline) ? hole.toReversed() : hole));
  const back = paths.toReversed().map((path) => path.toReversed());
  return [side(opened(outline), paths, against), side(opened(outline), back, against.toReversed())];
}

import { withCornerIn } from '../geometry/cornerIn';
import { polygonsOf, type Position, type Shape } from '../geometry/Position';

const cornersOf = (shape: Shape): Map<string, Position> =>
  new Map(
    polygonsOf(shape)
      .flat(2)
      .map((corner) => [corner.join(' '), corner]),
  );

/** Where the cuts between the parts of a shape meet its edges: the corners that two parts share there, sorted. */
export function endsOfCuts(shape: Shape, parts: readonly Shape[]): Position[] {
  const known = cornersOf(shape);
  const found = parts.map(cornersOf);
  const shared = new Map(
    found.flatMap((corners, index) =>
      [...corners].filter(([key]) => found.some((other, at) => at !== index && other.has(key))),
    ),
  );
  return [...shared]
    .filter(([key, corner]) => known.has(key) || withCornerIn(shape, corner) !== shape)
    .map(([, corner]) => corner)
    .sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
}

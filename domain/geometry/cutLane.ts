import { t } from '../words';
import { areaM2 } from './area';
import { holds } from './inside';
import { offsetLine } from './offsetLine';
import type { Position, Shape } from './Position';
import type { Problem } from './problem';
import { splitLine } from './splitLine';
import { splitShape } from './splitShape';

export interface Lane {
  readonly lane: Shape;
  /** What the lane leaves of the shape on its two sides, the larger part first. */
  readonly parts: readonly [Shape, Shape];
}

const NO_WIDTH = t`A lane needs a width above 0`;
const UNFIT = t`A lane of this width does not fit here: draw it further from edges and holes and with wider bends, or make it narrower`;

/** How far the sides of a lane reach beyond the ends of its line, in widths: where it meets an edge at a slant. */
const FURTHER = [0, 0.5, 1, 2, 4, 8];

/** The lane between two lines that both cut a shape, or undefined if they do not; `within` is a place on its edge. */
function laneBetween(
  shape: Shape,
  left: readonly Position[],
  right: readonly Position[],
  within: Position,
): Lane | undefined {
  const first = splitShape(shape, left);
  if ('problem' in first) return undefined;
  for (const [beside, part] of [first.parts, first.parts.toReversed()]) {
    if (beside === undefined || part === undefined) continue;
    const second = splitShape(part, right);
    if ('problem' in second) continue;
    const lane = second.parts.find((each) => holds(each, within));
    const other = second.parts.find((each) => each !== lane);
    if (lane === undefined || other === undefined) continue;
    const parts = areaM2(beside) < areaM2(other) ? ([other, beside] as const) : ([beside, other] as const);
    return { lane, parts };
  }
  return undefined;
}

/**
 * Cuts a lane out of a shape: a strip on both sides of a line that cuts the shape in two as `splitShape` has it.
 *
 * @param widthM the width of the lane, in meters
 * @returns the lane and what is left next to it, or why there is none
 */
export function cutLane(shape: Shape, line: readonly Position[], widthM: number): Lane | Problem {
  if (!(widthM > 0 && widthM < Infinity)) return { problem: NO_WIDTH };
  const split = splitShape(shape, line);
  if ('problem' in split) return split;
  const middle = splitLine(shape, line);
  for (const widths of FURTHER) {
    const [left, right] = [1, -1].map((side) => offsetLine(middle, (side * widthM) / 2, widths * widthM));
    if (left === undefined || right === undefined) continue;
    const lane = laneBetween(shape, left, right, split.start);
    if (lane !== undefined) return lane;
  }
  return { problem: UNFIT };
}

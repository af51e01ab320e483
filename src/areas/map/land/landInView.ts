import type { Frame } from './Frame';
import type { PackedLand } from './packLand';

/** The indexes of the paddocks whose box meets a frame, in their order. */
export function landInView({ boxes, ringsEnd }: PackedLand, frame: Frame): number[] {
  const { left, top, resolution, width, height } = frame;
  const [right, bottom] = [left + width * resolution, top - height * resolution];
  const seen: number[] = [];
  for (let index = 0; index < ringsEnd.length; index += 1) {
    const at = index * 4;
    const [west = 0, south = 0, east = 0, north = 0] = [boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]];
    if (west <= right && east >= left && south <= top && north >= bottom) seen.push(index);
  }
  return seen;
}

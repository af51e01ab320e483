import { middleOf } from '@domain/geometry/middle';
import { polygonsOf, type Shape } from '@domain/geometry/Position';
import type { Sketch } from '@shared/lib/sketch';

/** Where a label stands, and the room around it, in the units of the drawing. */
export interface LabelRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What letters of 18 units take. */
const LETTER_WIDTH = 11.5;
export const LINE_HEIGHT = 21;
const AROUND = 6;
/** A wide window shows the drawing larger and its letters so much smaller beside it. */
const WIDE_SCALE = 0.68;

type Edge = readonly [from: number, fromAcross: number, to: number, toAcross: number];

/** The free way through a place along one axis: where it meets the fences before and behind. */
function freeWay(edges: readonly Edge[], at: number, across: number): [before: number, behind: number] {
  let [before, behind] = [-Infinity, Infinity];
  for (const [from, fromAcross, to, toAcross] of edges) {
    if (fromAcross > across === toAcross > across) continue;
    const meets = from + ((across - fromAcross) / (toAcross - fromAcross)) * (to - from);
    if (meets <= at) before = Math.max(before, meets);
    else behind = Math.min(behind, meets);
  }
  return Number.isFinite(behind - before) ? [before, behind] : [at, at];
}

function edgesOf(shape: Shape, { placeOf }: Sketch): Edge[] {
  return polygonsOf(shape)
    .flat()
    .flatMap((ring) => {
      const corners = ring.map(placeOf);
      return corners.slice(1).map(([toX, toY], index): Edge => {
        const [fromX, fromY] = corners[index] ?? [toX, toY];
        return [fromX, fromY, toX, toY];
      });
    });
}

/**
 * Where a label stands in a drawn shape, at the height of its middle and halfway between the fences there, and the room
 * around that; undefined for a shape without corners.
 */
export function labelRoom(shape: Shape, sketch: Sketch): LabelRoom | undefined {
  const middle = middleOf(shape);
  if (middle === undefined) return undefined;
  const edges = edgesOf(shape, sketch);
  const [middleX, y] = sketch.placeOf(middle);
  const [left, right] = freeWay(edges, middleX, y);
  const x = (left + right) / 2;
  const turned = edges.map(([fromX, fromY, toX, toY]): Edge => [fromY, fromX, toY, toX]);
  const [top, bottom] = freeWay(turned, y, x);
  return { x, y, width: right - left, height: 2 * Math.min(y - top, bottom - y) };
}

/** Whether lines of text fit where a label stands: on every window, on wide ones alone, or on none. */
export function fits(lines: readonly string[], { width, height }: LabelRoom): 'all' | 'wide' | 'none' {
  const wanted = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH + AROUND;
  const isWithin = (scale: number) => wanted * scale <= width && lines.length * LINE_HEIGHT * scale <= height;
  if (isWithin(1)) return 'all';
  return isWithin(WIDE_SCALE) ? 'wide' : 'none';
}

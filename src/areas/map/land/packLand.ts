import { polygonsOf, type Position, type Ring, type Shape } from '@domain/geometry/Position';
import { toMercator } from './mercator';

/** A paddock as the map draws it. */
export interface LandShape {
  readonly uuid: string;
  readonly shape: Shape;
  /** Whether it is a part of another paddock. */
  readonly isSubdivision: boolean;
}

/**
 * The shapes of a ranch in flat arrays, which go to the worker in no time: Web Mercator meters, x and y in turn, ring
 * after ring without the closing corner. Outlines run against the clock and holes with it, so that holes stay free.
 */
export interface PackedLand {
  readonly coordinates: Float64Array;
  /** Of each ring: the count of corners up to its end. */
  readonly ringEnds: Uint32Array;
  /** Of each paddock: the count of rings up to its end. */
  readonly ringsEnd: Uint32Array;
  /** Of each paddock: west, south, east, north. */
  readonly boxes: Float64Array;
  /** How many paddocks are whole; subdivisions come after them and are drawn over them. */
  readonly wholes: number;
}

/** Twice the area of a ring on the map's plane, above 0 where it runs against the clock. */
function turnOf(corners: readonly Position[]): number {
  let sum = 0;
  for (let index = 0, before = corners.length - 1; index < corners.length; before = index, index += 1) {
    const [x, y] = corners[index] ?? [0, 0];
    const [fromX, fromY] = corners[before] ?? [0, 0];
    sum += fromX * y - x * fromY;
  }
  return sum;
}

function cornersOf(ring: Ring, isHole: boolean): readonly Position[] {
  const corners = ring.slice(0, -1);
  return turnOf(corners) < 0 === isHole ? corners : corners.toReversed();
}

function widen(box: [number, number, number, number], x: number, y: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}

/** Packs the shapes in their order, in which subdivisions come last. */
export function packLand(land: readonly LandShape[]): PackedLand {
  const coordinates: number[] = [];
  const ringEnds: number[] = [];
  const ringsEnd: number[] = [];
  const boxes = new Float64Array(land.length * 4);
  for (const [index, { shape }] of land.entries()) {
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const rings of polygonsOf(shape)) {
      for (const [place, ring] of rings.entries()) {
        for (const corner of cornersOf(ring, place > 0)) {
          const [x, y] = toMercator(corner);
          coordinates.push(x, y);
          widen(box, x, y);
        }
        ringEnds.push(coordinates.length / 2);
      }
    }
    ringsEnd.push(ringEnds.length);
    boxes.set(box, index * 4);
  }
  return {
    coordinates: Float64Array.from(coordinates),
    ringEnds: Uint32Array.from(ringEnds),
    ringsEnd: Uint32Array.from(ringsEnd),
    boxes,
    wholes: land.filter(({ isSubdivision }) => !isSubdivision).length,
  };
}

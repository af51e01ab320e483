import { boxOf, widened, type Box } from './box';
import type { Shape } from './Position';
import { countTiles, tilesAt, type Tile } from './tiles';

const HALF_A_MILE_M = 804.672;
const FIRST_ZOOM = 12;
const LAST_ZOOM = 16;
/** One zoom closer is kept where all tiles with it are fewer than this. */
const FEW_TILES = 1_000;
const TILES_MAX = 3_000;
const BYTES_MAX = 100_000_000;

/** Which tiles show a ranch from far to near. */
export interface GroundPlan {
  readonly box: Box;
  readonly firstZoom: number;
  readonly lastZoom: number;
  readonly tiles: number;
  /** Whether closer zooms are left out, since they would be too many tiles or bytes. */
  readonly isCut: boolean;
}

/** The box of all shapes and half a mile around; undefined where there is no shape. */
export function groundBox(shapes: readonly Shape[]): Box | undefined {
  if (shapes.length === 0) return undefined;
  const boxes = shapes.map(boxOf);
  const side = (at: 0 | 1 | 2 | 3, pick: (one: number, other: number) => number) =>
    boxes.map((box) => box[at]).reduce((one, other) => pick(one, other));
  return widened([side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)], HALF_A_MILE_M);
}

function countTo(box: Box, firstZoom: number, lastZoom: number): number {
  let tiles = 0;
  for (let z = firstZoom; z <= lastZoom; z += 1) tiles += countTiles(z, box);
  return tiles;
}

/**
 * Zooms 12 to 16, and 17 where that is under 1,000 tiles; fewer where it would be over 3,000 tiles or 100 MB. Undefined
 * where the farthest zoom alone is more.
 *
 * @param maxZoom the closest zoom that there are tiles for
 * @param meanBytes what a tile weighs; undefined while nobody knows
 */
export function planGround(box: Box, maxZoom: number, meanBytes = 0): GroundPlan | undefined {
  const firstZoom = Math.min(FIRST_ZOOM, maxZoom);
  const fits = (tiles: number) => tiles <= TILES_MAX && tiles * meanBytes <= BYTES_MAX;
  const wanted = Math.min(LAST_ZOOM, maxZoom);
  for (let lastZoom = wanted; lastZoom >= firstZoom; lastZoom -= 1) {
    const tiles = countTo(box, firstZoom, lastZoom);
    if (!fits(tiles)) continue;
    const isCut = lastZoom < wanted;
    const closer = isCut || maxZoom <= LAST_ZOOM ? Infinity : countTo(box, firstZoom, LAST_ZOOM + 1);
    if (closer < FEW_TILES && fits(closer)) {
      return { box, firstZoom, lastZoom: LAST_ZOOM + 1, tiles: closer, isCut };
    }
    return { box, firstZoom, lastZoom, tiles, isCut };
  }
  return undefined;
}

/** The tiles of a plan, the farthest first: what is cut off has shown the whole ranch. */
export function tilesOfPlan({ box, firstZoom, lastZoom }: GroundPlan): Tile[] {
  const tiles: Tile[] = [];
  for (let z = firstZoom; z <= lastZoom; z += 1) tiles.push(...tilesAt(z, box));
  return tiles;
}

/** That many tiles, evenly spread over all of them; where there are fewer, some or all of those. */
export function sampleOf(tiles: readonly Tile[], count: number): Tile[] {
  const step = Math.max(1, tiles.length / count);
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.floor((at + 0.5) * step)));
  return tiles.filter((_, at) => chosen.has(at));
}

import type { Box } from './box';
import { radians } from './Position';

/** A tile of a map in web mercator: at a zoom, counted from the upper left corner of the world. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Part of a picture, as fractions of its side. */
export interface PartOfTile {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The tiles of one zoom in a box: the first and the last of each row and column. */
interface Range {
  readonly z: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The map ends here. */
const LATITUDE_MAX = 85.051_128_78;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function rangeAt(z: number, [west, south, east, north]: Box): Range {
  const count = 2 ** z;
  const column = (longitude: number) => within(Math.floor(((longitude + 180) / 360) * count), 0, count - 1);
  const row = (latitude: number) => {
    const angle = radians(within(latitude, -LATITUDE_MAX, LATITUDE_MAX));
    return within(Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count), 0, count - 1);
  };
  return { z, left: column(west), right: column(east), top: row(north), bottom: row(south) };
}

/** How many tiles of a zoom a box touches. */
export function countTiles(z: number, box: Box): number {
  const { left, right, top, bottom } = rangeAt(z, box);
  return (right - left + 1) * (bottom - top + 1);
}

/** The tiles of a zoom that a box touches, row by row. */
export function tilesAt(z: number, box: Box): Tile[] {
  const { left, right, top, bottom } = rangeAt(z, box);
  const tiles: Tile[] = [];
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) tiles.push({ z, x, y });
  return tiles;
}

/** The tile that many zooms further out that holds a tile, and where in it the tile is. */
export function outerTile({ z, x, y }: Tile, zooms: number): { tile: Tile; part: PartOfTile } {
  const count = 2 ** zooms;
  const tile = { z: z - zooms, x: Math.floor(x / count), y: Math.floor(y / count) };
  return { tile, part: { left: (x % count) / count, top: (y % count) / count, side: 1 / count } };
}

/** The address of a tile by a template with `{z}`, `{x}` and `{y}`. */
export const addressOfTile = (template: string, { z, x, y }: Tile): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));

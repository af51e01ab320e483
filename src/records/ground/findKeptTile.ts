import type { MapLayer } from '@contract/http/mapTiles';
import { outerTile, type PartOfTile, type Tile } from '@domain/geometry/tiles';
import type { Owner } from '../store/outboxStore';
import { groundStore } from './groundStore';
import { urlOfTile } from './groundSource';

const SIDE = 256;
/** A tile that is enlarged more than this often shows nothing that anybody would know. */
const ZOOMS_MAX = 8;

interface Where {
  readonly owner: Owner;
  readonly layer: MapLayer;
  readonly template: string;
}

async function drawn(picture: Blob, { left, top, side }: PartOfTile): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const { width, height } = bitmap;
  const from = [left * width, top * height, side * width, side * height] as const;
  canvas.getContext('2d')?.drawImage(bitmap, ...from, 0, 0, SIDE, SIDE);
  bitmap.close();
  return canvas;
}

/**
 * A tile of the ground as this device has it, else the part of the nearest kept one further out, enlarged. It's drawn on a
 * canvas, since the site's policy lets no picture come from a `blob:` address.
 */
export async function findKeptTile(
  { owner, layer, template }: Where,
  wanted: Tile,
): Promise<HTMLCanvasElement | undefined> {
  for (let zooms = 0; zooms <= Math.min(ZOOMS_MAX, wanted.z); zooms += 1) {
    const { tile, part } = outerTile(wanted, zooms);
    const picture = await groundStore.find(owner, layer, urlOfTile(template, tile));
    if (picture !== undefined) return drawn(picture, part);
  }
  return undefined;
}

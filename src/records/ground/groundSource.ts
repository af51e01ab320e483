import { readMapTiles, type MapLayer, type TileSource } from '@contract/http/mapTiles';
import { groundBox, planGround, type GroundPlan } from '@domain/geometry/groundPlan';
import { addressOfTile, type Tile } from '@domain/geometry/tiles';
import { selectAppSettings } from '@features/ui';
import { selectAll, selectNow, type WithRecords } from '../recordsSelectors';

type WithSettings = Parameters<typeof selectAppSettings>[0];

/** Where the tiles of a layer come from, if a device may keep them. */
export function selectKeepableSource(state: WithSettings, layer: MapLayer): TileSource | undefined {
  const source = readMapTiles(selectAppSettings(state)?.MAP_TILES)[layer];
  return source?.may_keep === true ? source : undefined;
}

/** Which tiles of a source show the ranch; undefined where there is no land or too much of it. */
export function selectPlan(state: WithRecords, source: TileSource, meanBytes?: number): GroundPlan | undefined {
  const now = selectNow(state);
  const isLive = (retiredAt: string | null) => retiredAt === null || Date.parse(retiredAt) > now;
  const shapes = selectAll(state, 'paddock').flatMap(({ data: { shape, retired_at } }) =>
    shape === null || !isLive(retired_at) ? [] : [shape],
  );
  const box = groundBox(shapes);
  return box && planGround(box, source.max_zoom, meanBytes);
}

/** The address of a tile as browsers write it: kept tiles are found by it. */
export const urlOfTile = (template: string, tile: Tile): string =>
  new URL(addressOfTile(template, tile), document.baseURI).href;

/** How the addresses of a source's tiles begin. */
export const beginningOf = ({ template }: TileSource): string =>
  new URL(template.split('{')[0] ?? '', document.baseURI).href;

import { useContext, useMemo } from 'react';
import { readMapTiles, type MapLayer } from '@contract/http/mapTiles';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';

/** Where the tiles of a background come from: `template` is an address with `{z}`, `{x}` and `{y}` in it. */
export interface MapTileSource {
  readonly template: string;
  readonly attribution: string;
  /** The largest zoom there are tiles for. */
  readonly maxZoom: number;
  /** Whether a device may keep them for a time without a connection. */
  readonly mayKeep: boolean;
}

/** The backgrounds that the operator has tiles for; none until the application's settings are here. */
export function useMapTiles(): Readonly<Partial<Record<MapLayer, MapTileSource>>> {
  const { MAP_TILES: tiles } = useContext(AppSettingsContext);
  return useMemo(() => {
    const sources = Object.entries(readMapTiles(tiles)).map(([layer, source]): [string, MapTileSource] => {
      const { template, attribution, max_zoom: maxZoom, may_keep: mayKeep } = source;
      return [layer, { template, attribution, maxZoom, mayKeep }];
    });
    return Object.fromEntries(sources);
  }, [tiles]);
}

import { useMemo } from 'react';
import type { MapLayer } from '@contract/http/mapTiles';
import { useMapTiles, type MapTileSource } from '@features/mapSettings/useMapTiles';
import { useKeptGround, type KeptGround } from '@records/ground/useKeptGround';

interface Ground {
  /** Where its tiles come from, with those that are on this device; undefined: there are none of that layer. */
  readonly tiles: (MapTileSource & { readonly kept: KeptGround | undefined }) | undefined;
  /** Whether there are any to choose from. */
  readonly hasBackgrounds: boolean;
}

/** The ground that the map shows below the paddocks. */
export function useGround(layer: MapLayer): Ground {
  const backgrounds = useMapTiles();
  const source = backgrounds[layer];
  const kept = useKeptGround(layer, source);
  const tiles = useMemo(() => source && { ...source, kept }, [source, kept]);
  return { tiles, hasBackgrounds: Object.keys(backgrounds).length > 0 };
}

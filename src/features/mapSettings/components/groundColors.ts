import type { MapLayer } from '@contract/mapSettings';

/** What most of the ground below the paddocks looks like, as CSS colours. */
export const GROUND_COLORS: Readonly<Record<MapLayer, string>> = {
  ERSI_IMAGERY: '#96945f',
  ERSI_HYBRID: '#96945f',
  ERSI_TOPO: '#efe8d3',
};

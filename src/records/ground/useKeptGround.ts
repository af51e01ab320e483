import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { MapLayer } from '@contract/http/mapTiles';
import type { Tile } from '@domain/geometry/tiles';
import { selectConnection } from '@features/ui';
import type { MapTileSource } from '@features/mapSettings/useMapTiles';
import { selectIsDeviceMissing, stateOf, type WithRecords } from '../recordsSelectors';
import { findKeptTile } from './findKeptTile';
import { groundStore } from './groundStore';

/** The tiles of a source that are on this device. */
export interface KeptGround {
  /** Whether they are asked first: the source can hardly be reached now. */
  readonly isFirst: () => boolean;
  /** A tile as a picture, enlarged where only one further out is kept; undefined where there is none at all. */
  readonly find: (tile: Tile) => Promise<HTMLCanvasElement | undefined>;
}

type State = WithRecords & Parameters<typeof selectConnection>[0];

/** What this device keeps of the ground that the map shows; undefined where it can't keep any. */
export function useKeptGround(layer: MapLayer, source: MapTileSource | undefined): KeptGround | undefined {
  const store = useStore<State>();
  const isMissing = useSelector(selectIsDeviceMissing);
  const { actor, ranchUuid } = useSelector(stateOf);
  const template = source?.mayKeep === true && !isMissing ? source.template : undefined;
  return useMemo(() => {
    if (template === undefined || actor === null || ranchUuid === null || !groundStore.isPossible()) return undefined;
    return {
      isFirst: () => selectConnection(store.getState()) !== 'online',
      find: (tile: Tile) => findKeptTile({ owner: { actor, ranchUuid }, layer, template }, tile),
    };
  }, [store, actor, ranchUuid, layer, template]);
}

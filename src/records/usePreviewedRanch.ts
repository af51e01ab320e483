import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { livesAt } from '@domain/grazing/land';
import type { PreviewedRanch } from '@features/mapSettings';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import type { SketchedPaddock, SketchedPlace } from '@features/mapSettings/SketchedRanch';
import { selectAll, selectFigures, selectLoad, type WithRecords } from './recordsSelectors';
import { usePlaces } from './usePlaces';

/** The person's own ranch as of now, to show the look of the map on: its paddocks that are no part of another one. */
export function usePreviewedRanch(): PreviewedRanch {
  const { status } = useSelector(selectLoad);
  const all = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const { paddocks: figures, timelines, period } = useSelector((state: WithRecords) => selectFigures(state));
  const onLand = usePlaces();
  return useMemo(() => {
    if (status === 'idle' || status === 'pending') return 'awaited';
    const living = all.filter(({ uuid, data }) => {
      const land = timelines.lands.get(uuid);
      return data.parent_uuid === null && land !== undefined && livesAt(land, period.until);
    });
    const paddocks = living.flatMap(({ uuid, data: { name, shape } }): SketchedPaddock[] => {
      const own = figures.get(uuid);
      return shape === null || own === undefined ? [] : [{ uuid, name, shape, figures: own }];
    });
    // What no layer shows is left out.
    const places = onLand.flatMap(({ uuid, kind, shape }): SketchedPlace[] => {
      const { layer } = PLACE_LOOKS[kind];
      return layer === null ? [] : [{ uuid, layer, shape }];
    });
    return paddocks.length === 0 ? 'none' : { paddocks, places, shapeless: living.length - paddocks.length };
  }, [status, all, figures, timelines, period, onLand]);
}

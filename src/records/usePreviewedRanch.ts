import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ObjectLayer } from '@contract/people/mapSettings';
import { livesAt } from '@domain/grazing/land';
import type { PreviewedRanch } from '@features/mapSettings';
import type { SketchedPaddock, SketchedPlace } from '@features/mapSettings/SketchedRanch';
import type { DataOf } from './kinds';
import { selectAll, selectFigures, selectLoad, type WithRecords } from './recordsSelectors';

const LAYERS: Readonly<Partial<Record<DataOf<'place'>['what'], ObjectLayer>>> = {
  water: 'water',
  trough: 'water',
  gate: 'gates',
  fence: 'fences',
};

/** What lies on the ranch, by the layer that shows it; what no layer shows is left out. */
function usePlaces(): readonly SketchedPlace[] {
  const places = useSelector((state: WithRecords) => selectAll(state, 'place'));
  const notes = useSelector((state: WithRecords) => selectAll(state, 'note'));
  return useMemo(
    () => [
      ...places.flatMap(({ uuid, data: { what, shape, retired_at } }): SketchedPlace[] => {
        const layer = LAYERS[what];
        return layer === undefined || retired_at !== null ? [] : [{ uuid, layer, shape }];
      }),
      ...notes.flatMap(({ uuid, data: { point } }): SketchedPlace[] =>
        point === null ? [] : [{ uuid, layer: 'notes', shape: point }],
      ),
    ],
    [places, notes],
  );
}

/** The person's own ranch as of now, to show the look of the map on: its paddocks that are no part of another one. */
export function usePreviewedRanch(): PreviewedRanch {
  const { status } = useSelector(selectLoad);
  const all = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const { paddocks: figures, timelines, period } = useSelector((state: WithRecords) => selectFigures(state));
  const places = usePlaces();
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
    return paddocks.length === 0 ? 'none' : { paddocks, places, shapeless: living.length - paddocks.length };
  }, [status, all, figures, timelines, period, places]);
}

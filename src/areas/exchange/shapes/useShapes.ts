import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import type { Shape } from '@domain/geometry/Position';
import { readInWorker } from '../bringing/readInWorker';
import { useBringing } from '../bringing/useBringing';
import type { ReadFile, ShapesAsked } from './readShapes';

/** The shapes of the paddocks that there are, by their ids. */
const shapesOnRanch = (state: WithRecords): Map<string, Shape> =>
  new Map(
    selectAll(state, 'paddock').flatMap(({ uuid, data: { shape, retired_at } }): [string, Shape][] =>
      shape === null || retired_at !== null ? [] : [[uuid, shape]],
    ),
  );

/** A file of shapes on its way to the ranch. */
export function useShapes() {
  const store = useStore<WithRecords>();
  const read = useCallback(
    (files: readonly File[], signal: AbortSignal) =>
      readInWorker<ShapesAsked, ReadFile>({
        format: 'shapes',
        files,
        ask: (file) => ({ file, paddocks: shapesOnRanch(store.getState()) }),
        signal,
      }),
    [store],
  );
  return useBringing(read);
}

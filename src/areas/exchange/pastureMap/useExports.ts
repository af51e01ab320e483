import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectZone, type WithRecords } from '@records/index';
import { useBringing } from '../bringing/useBringing';
import { readExports } from './readExports';

/** Exports of PastureMap on their way to the ranch. */
export function useExports() {
  const store = useStore<WithRecords>();
  const read = useCallback(
    (files: readonly File[], signal: AbortSignal) => readExports(files, selectZone(store.getState()), signal),
    [store],
  );
  return useBringing(read);
}

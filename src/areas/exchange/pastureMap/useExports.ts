import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectZone, type WithRecords } from '@records/index';
import { readInWorker } from '../bringing/readInWorker';
import { useBringing } from '../bringing/useBringing';
import type { ReadHistory } from './historyOfExports';
import type { ExportsAsked } from './readPastureMapFiles';

/** The largest exports take a few seconds; a file that takes longer was made to. */
const DEADLINE_MS = 20_000;

/** Exports of PastureMap on their way to the ranch. */
export function useExports() {
  const store = useStore<WithRecords>();
  const read = useCallback(
    (files: readonly File[], signal: AbortSignal) =>
      readInWorker<ExportsAsked, ReadHistory>({
        format: 'pastureMap',
        files,
        ask: () => ({
          files: files.map((content) => ({ name: content.name, content })),
          zone: selectZone(store.getState()),
        }),
        deadlineMs: DEADLINE_MS,
        signal,
      }),
    [store],
  );
  return useBringing(read);
}

import { createAction } from '@reduxjs/toolkit';
import type { UiState } from '@features/ui';
import {
  groundReducer,
  recordsReducer,
  recordsSaga,
  shownAction,
  shownToasts,
  summaryOf,
  type RecordsState,
} from '@records/index';
import type { LateParts } from '../lateParts';
import { addPhotos } from './addPhotos';
import { addSamplePhotos } from './addSamplePhotos';
import { addWorker } from '../worker/addWorker';

/** The store can hold records from now on. */
export const recordsAdded = createAction('records/added');

const running = new WeakSet<LateParts>();

/** Adds the ranch's records to a running store; doing so again changes nothing. */
export function addRecords(parts: LateParts): void {
  if (running.has(parts)) return;
  running.add(parts);
  parts.addReducer({
    reducerPath: 'records',
    reducer: recordsReducer,
    summary: (state) => summaryOf(state as RecordsState),
  });
  parts.addReducer({ reducerPath: 'ground', reducer: groundReducer });
  parts.sanitizer.summarize('ui', (state) => shownToasts(state as UiState));
  parts.sanitizer.summarizeActions(shownAction);
  parts.extra.sagas.run(recordsSaga);
  parts.extra.sagas.run(() => addPhotos(parts));
  parts.extra.sagas.run(addSamplePhotos);
  if (__WORKER__) addWorker(parts);
}

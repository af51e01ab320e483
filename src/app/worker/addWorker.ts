import type { LateParts } from '../lateParts';
import { appWorker, type AppWorker } from './appWorker';
import { releaseReducer } from './releaseSlice';
import { workerSaga } from './workerSaga';

/** Adds what keeps the app in this browser to a running store. */
export function addWorker({ addReducer, extra }: LateParts, worker: AppWorker = appWorker): void {
  addReducer({ reducerPath: 'release', reducer: releaseReducer });
  extra.sagas.run(workerSaga, worker);
}

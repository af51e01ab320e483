import { useCallback, useContext } from 'react';
import { useStore } from 'react-redux';
import { t } from '@domain/words';
import type { WithRecords } from '@records/index';
import { readDeleted } from '@records/readDeleted';
import { RunnerContext } from '@shared/sagas/runner';
import { readInWorker } from '../bringing/readInWorker';
import { useBringing } from '../bringing/useBringing';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import type { RecordsFile } from './RecordsFile';

/** A file as it was read, with what was deleted on the ranch that it is brought to. */
export interface ReadRecords {
  readonly file: RecordsFile;
  readonly deleted: ReadonlyMap<string, number>;
}

/** A downloaded `records.json` on its way to the ranch. */
export function useRecordsFile() {
  const store = useStore<WithRecords>();
  const sagas = useContext(RunnerContext);
  const read = useCallback(
    async (files: readonly File[], signal: AbortSignal): Promise<WorkerAnswer<ReadRecords>> => {
      const ask = (file: File) => ({ file });
      const answer = await readInWorker<FileAsked, RecordsFile>({ format: 'recordsFile', files, ask, signal });
      if ('problem' in answer) return answer;
      const known = await readDeleted(sagas, store.getState(), signal);
      if ('failure' in known) {
        const why = known.failure.message;
        return { problem: t`What is on the ranch could not be read: ${why}` };
      }
      return { read: { file: answer.read, deleted: known.deleted } };
    },
    [sagas, store],
  );
  return useBringing(read);
}

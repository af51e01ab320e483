import { useCallback, useContext } from 'react';
import { useStore } from 'react-redux';
import { t } from '@domain/words';
import type { WithRecords } from '@records/index';
import { listPhotosZip } from '@photos/fromZip/askPhotosZip';
import type { PictureInZip } from '@photos/fromZip/readPhotosZip';
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
  readonly zip: ReadZip | null;
}

/** The `photos.zip` that was chosen with it. */
export interface ReadZip {
  readonly content: Blob;
  readonly pictures: readonly PictureInZip[];
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

const recordsFirst = (one: File, other: File): number => Number(isZip(one)) - Number(isZip(other));

const NO_RECORDS = t`Choose records.json along with photos.zip: it says what the pictures are of`;
const TOO_MANY = t`Choose one records.json and one photos.zip`;

/** The two files apart, or why they can't be. */
function sortFiles(files: readonly File[]): { records: File; zip: File | null } | { problem: string } {
  const [zip = null, ...otherZips] = files.filter(isZip);
  const [records, ...others] = files.filter((file) => !isZip(file));
  if (otherZips.length + others.length > 0) return { problem: TOO_MANY };
  return records === undefined ? { problem: NO_RECORDS } : { records, zip };
}

async function readZip(zip: File | null, signal: AbortSignal): Promise<WorkerAnswer<ReadZip> | null> {
  if (zip === null) return null;
  const answer = await listPhotosZip(zip, signal);
  return 'problem' in answer ? answer : { read: { content: zip, pictures: answer.read.pictures } };
}

/** A downloaded `records.json` on its way to the ranch, with its `photos.zip` where that was chosen too. */
export function useRecordsFile() {
  const store = useStore<WithRecords>();
  const sagas = useContext(RunnerContext);
  const read = useCallback(
    async (files: readonly File[], signal: AbortSignal): Promise<WorkerAnswer<ReadRecords>> => {
      const sorted = sortFiles(files);
      if ('problem' in sorted) return sorted;
      const ask = (file: File) => ({ file });
      const chosen = { format: 'recordsFile', files: [sorted.records], ask, signal } as const;
      const answer = await readInWorker<FileAsked, RecordsFile>(chosen);
      if ('problem' in answer) return answer;
      const zip = await readZip(sorted.zip, signal);
      if (zip !== null && 'problem' in zip) return zip;
      const known = await readDeleted(sagas, store.getState(), signal);
      if ('failure' in known) {
        const why = known.failure.message;
        return { problem: t`What is on the ranch could not be read: ${why}` };
      }
      return { read: { file: answer.read, deleted: known.deleted, zip: zip?.read ?? null } };
    },
    [sagas, store],
  );
  const { choose, ...bringing } = useBringing(read);
  // What is brought is called after the records.
  return { ...bringing, choose: (files: readonly File[]) => choose(files.toSorted(recordsFirst)) };
}

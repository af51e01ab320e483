import { sizeProblem } from '@domain/formats/shapes/fileSize';
import type { Table } from '@domain/formats/table/readTable';
import { askWorker } from '../bringing/askWorker';
import { deadlineOf } from '../bringing/deadline';
import type { WorkerAnswer } from '../bringing/WorkerAnswer';

const loadWorker = () => import('./startTableWorker').then(({ startTableWorker }) => startTableWorker);

/** Reads the first of the files as a table, in a worker. */
export async function readTables([file]: readonly File[], signal: AbortSignal): Promise<WorkerAnswer<Table>> {
  if (file === undefined) return { problem: 'No file was chosen' };
  const problem = sizeProblem(file.size);
  if (problem !== undefined) return { problem };
  return askWorker<{ file: Blob }, Table>(loadWorker, { file }, deadlineOf(file.size), signal);
}

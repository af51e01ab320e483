import { sizeProblem } from '@domain/formats/shapes/fileSize';
import type { Shape } from '@domain/geometry/Position';
import { askWorker } from '../bringing/askWorker';
import { deadlineOf } from '../bringing/deadline';
import type { FromImportWorker, ReadFile, ToImportWorker } from './importMessages';

const loadWorker = () => import('./startImportWorker').then(({ startImportWorker }) => startImportWorker);

/**
 * Reads a file of shapes in a worker.
 *
 * @param paddocks the shapes of the ranch's paddocks by their ids, to be compared with
 * @param signal ends the reading; what it answers then is of no use
 */
export async function readInWorker(
  file: Blob,
  paddocks: ReadonlyMap<string, Shape>,
  signal: AbortSignal,
): Promise<FromImportWorker> {
  const problem = sizeProblem(file.size);
  if (problem !== undefined) return { problem };
  return askWorker<ToImportWorker, ReadFile>(loadWorker, { file, paddocks }, deadlineOf(file.size), signal);
}

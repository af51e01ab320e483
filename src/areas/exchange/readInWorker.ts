import { sizeProblem } from '@domain/formats/shapes/fileSize';
import type { Shape } from '@domain/geometry/Position';
import { askWorker } from './askWorker';
import type { FromImportWorker, ToImportWorker } from './importMessages';

const MIB = 1024 * 1024;
/** How long a file may take: a small one that takes longer was made to. */
const DEADLINE_MS = 5_000;
/** A county's parcels take longer than a ranch's, on a phone too. */
const MORE_MS_PER_MIB = 1_500;

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
  const deadlineMs = DEADLINE_MS + (MORE_MS_PER_MIB * file.size) / MIB;
  return askWorker<ToImportWorker, FromImportWorker>(loadWorker, { file, paddocks }, deadlineMs, signal);
}

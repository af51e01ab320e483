import { sizeProblem } from '@domain/formats/shapes/fileSize';
import { askWorker } from '../bringing/askWorker';
import type { ReadHistory } from './historyOfExports';
import type { FromPastureMapWorker, ToPastureMapWorker } from './pastureMapMessages';

/** The largest exports take a few seconds; a file that takes longer was made to. */
const DEADLINE_MS = 20_000;

const loadWorker = () => import('./startPastureMapWorker').then(({ startPastureMapWorker }) => startPastureMapWorker);

/**
 * Reads exports of PastureMap in a worker.
 *
 * @param zone that of the ranch; null counts as UTC
 * @param signal ends the reading; what it answers then is of no use
 */
export async function readExports(
  files: readonly File[],
  zone: string | null,
  signal: AbortSignal,
): Promise<FromPastureMapWorker> {
  for (const { name, size } of files) {
    const problem = sizeProblem(size);
    if (problem !== undefined) return { problem: `${name}: ${problem}` };
  }
  const asked = { files: files.map((content) => ({ name: content.name, content })), zone };
  return askWorker<ToPastureMapWorker, ReadHistory>(loadWorker, asked, DEADLINE_MS, signal);
}

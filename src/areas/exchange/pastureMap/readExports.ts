import { joinExports, type JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { sizeProblem } from '@domain/formats/shapes/fileSize';
import { askWorker } from '../bringing/askWorker';
import type { WorkerAnswer } from '../bringing/WorkerAnswer';
import type { ToPastureMapWorker } from './pastureMapMessages';

/** The largest exports take a few seconds; a file that takes longer was made to. */
const DEADLINE_MS = 20_000;

const loadWorker = () => import('./startPastureMapWorker').then(({ startPastureMapWorker }) => startPastureMapWorker);

/** Exports of PastureMap as they were read, and as one history. */
export interface ReadExports {
  readonly exports: readonly PastureMapExport[];
  readonly joined: JoinedExports;
}

/**
 * Reads exports of PastureMap in a worker.
 *
 * @param signal ends the reading; what it answers then is of no use
 */
export async function readExports(files: readonly File[], signal: AbortSignal): Promise<WorkerAnswer<ReadExports>> {
  for (const { name, size } of files) {
    const problem = sizeProblem(size);
    if (problem !== undefined) return { problem: `${name}: ${problem}` };
  }
  const asked = { files: files.map((content) => ({ name: content.name, content })) };
  const answer = await askWorker<ToPastureMapWorker, Pick<ReadExports, 'exports'>>(
    loadWorker,
    asked,
    DEADLINE_MS,
    signal,
  );
  if ('problem' in answer) return answer;
  const { exports } = answer.read;
  return { read: { exports, joined: joinExports(exports) } };
}

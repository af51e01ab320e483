import { sizeProblem } from '@domain/formats/shapes/fileSize';
import { t } from '@domain/words';
import { askWorker } from '@shared/fileWorker/askWorker';
import type { Format } from './startWorker';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';

const MIB = 1024 * 1024;
/** How long a file may take: a small one that takes longer was made to. */
const DEADLINE_MS = 5_000;
/** A county's parcels and a ranch of years take longer than a few paddocks, on a phone too. */
const MORE_MS_PER_MIB = 1_500;

interface Reading<Asked> {
  /** Which worker reads them. */
  readonly format: Format;
  readonly files: readonly File[];
  /** What the worker is given, made once the files turn out to be small enough. */
  readonly ask: (first: File) => Asked;
  /** How long it may take, in ms; by the size of the files unless given. */
  readonly deadlineMs?: number;
  /** Ends the reading; what it answers then is of no use. */
  readonly signal: AbortSignal;
}

/** Reads files in the worker of their format, so that the page answers meanwhile. Nothing is sent anywhere. */
export async function readInWorker<Asked, Read extends object>(reading: Reading<Asked>): Promise<WorkerAnswer<Read>> {
  const { format, files, ask, signal } = reading;
  const [first] = files;
  if (first === undefined) return { problem: t`No file was chosen` };
  let bytes = 0;
  for (const { name, size } of files) {
    const problem = sizeProblem(size);
    if (problem !== undefined) return { problem: files.length === 1 ? problem : `${name}: ${problem}` };
    bytes += size;
  }
  const load = async () => {
    const { startWorker } = await import('./startWorker');
    return () => startWorker(format);
  };
  const deadlineMs = reading.deadlineMs ?? DEADLINE_MS + (MORE_MS_PER_MIB * bytes) / MIB;
  return askWorker<Asked, Read>(load, ask(first), deadlineMs, signal);
}

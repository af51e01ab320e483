import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { t } from '@domain/words';
import { askWorker } from '@shared/fileWorker/askWorker';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import type { ReaderAsked } from './readReaderFile';

const BYTES_MAX = 16 * 1024 * 1024;
/** A hundred thousand lines take a few seconds, on a phone too. */
const DEADLINE_MS = 30_000;

const EMPTY = t`This file is empty`;
const TOO_LARGE = t`This file is larger than 16 MB. Save it in parts`;

const load = async () => (await import('./startReader')).startReader;

/** Reads a file of a reader or scale in a worker, so that the page answers meanwhile. Nothing is sent anywhere. */
export async function askReader(
  asked: Omit<ReaderAsked, 'file'> & { file: File },
  signal: AbortSignal,
): Promise<WorkerAnswer<ReaderFile>> {
  const { size } = asked.file;
  if (size === 0) return { problem: EMPTY };
  if (size > BYTES_MAX) return { problem: TOO_LARGE };
  return askWorker<ReaderAsked, ReaderFile>(load, asked, DEADLINE_MS, signal);
}

import { CHANGES_FILE_MAX_BYTES } from '@contract/grazing/readChangesFile';
import { t } from '@domain/words';
import { askWorker } from '@shared/fileWorker/askWorker';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import type { ChangesAsked, ReadUnsent } from './readFile';

const TOO_LARGE = t`This file is larger than 16 MB, so it can’t be read`;
const ZIP_TOO_LARGE = t`This file is larger than 500 MB, so it can’t be read`;
const ZIP_MAX_BYTES = 500 * 1024 * 1024;
const DEADLINE_MS = 60_000;

const load = async () => (await import('./startChangesReader')).startChangesReader;

/** Reads a file of changes in a worker, so that the page answers meanwhile. Nothing is sent anywhere. */
export async function askForFile(
  file: File,
  ranchUuid: string,
  signal: AbortSignal,
): Promise<WorkerAnswer<ReadUnsent>> {
  if (file.size > ZIP_MAX_BYTES) return { problem: ZIP_TOO_LARGE };
  if (file.size > CHANGES_FILE_MAX_BYTES && !file.name.endsWith('.zip')) return { problem: TOO_LARGE };
  return askWorker<ChangesAsked, ReadUnsent>(load, { file, ranchUuid }, DEADLINE_MS, signal);
}

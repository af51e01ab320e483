import { CHANGES_FILE_DAMAGED, readChangesFile, type ReadChanges } from '@contract/grazing/readChangesFile';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';

/** Which file is read, and for which ranch. */
export interface ChangesAsked extends FileAsked {
  readonly ranchUuid: string;
}

/** Reads a file of changes: what the worker does. It never throws, and sends nothing anywhere. */
export async function readFile({ file, ranchUuid }: ChangesAsked): Promise<WorkerAnswer<ReadChanges>> {
  try {
    // A byte that isn't UTF-8 would become another text than the first device sends.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return readChangesFile(text, ranchUuid);
  } catch {
    return { problem: CHANGES_FILE_DAMAGED };
  }
}

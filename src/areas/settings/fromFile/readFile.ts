import { CHANGES_FILE_DAMAGED, readChangesFile, type ReadChanges } from '@contract/grazing/readChangesFile';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { isZip, readZip, type PictureOfFile } from './readZip';

/** Which file is read, and for which ranch. */
export interface ChangesAsked extends FileAsked {
  readonly ranchUuid: string;
}

/** What another device could not send: changes, and pictures of photos. */
export interface ReadUnsent extends ReadChanges {
  readonly pictures: readonly PictureOfFile[];
}

/** Reads a file of changes: what the worker does. It never throws, and sends nothing anywhere. */
export async function readFile({ file, ranchUuid }: ChangesAsked): Promise<WorkerAnswer<ReadUnsent>> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { changes, pictures } = isZip(bytes) ? await readZip(bytes) : { changes: bytes, pictures: [] };
    // A byte that isn't UTF-8 would become another text than the first device sends.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(changes);
    const answer = readChangesFile(text, ranchUuid, pictures.length > 0);
    return 'problem' in answer ? answer : { read: { ...answer.read, pictures } };
  } catch {
    return { problem: CHANGES_FILE_DAMAGED };
  }
}

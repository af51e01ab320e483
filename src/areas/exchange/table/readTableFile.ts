import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { readTable, type Table } from '@domain/formats/table/readTable';
import { t } from '@domain/words';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';

const UNREADABLE = t`This file cannot be read as a table: it may be damaged`;

/** Reads a table: what the worker does. It never throws, and sends nothing anywhere. */
export async function readTableFile({ file }: FileAsked): Promise<WorkerAnswer<Table>> {
  try {
    return { read: readTable(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    return { problem: error instanceof FileRefused ? error.message : UNREADABLE };
  }
}

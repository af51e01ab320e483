import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { t } from '@domain/words';
import { openWorkbook } from '@shared/fileWorker/openWorkbook';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { historyOfExports, type ReadHistory } from './historyOfExports';

/** What the worker is given: the files, with their names for what is said of them. */
export interface ExportsAsked {
  readonly files: readonly { readonly name: string; readonly content: Blob }[];
  /** The zone of the ranch, whose midnights begin the days of seasons; null counts as UTC. */
  readonly zone: string | null;
}

const UNREADABLE = t`This file isn’t a workbook (.xlsx), or it is damaged`;

/** Reads exports of PastureMap and joins them: what the worker does. It never throws, and sends nothing anywhere. */
export async function readPastureMapFiles({ files, zone }: ExportsAsked): Promise<WorkerAnswer<ReadHistory>> {
  const exports: PastureMapExport[] = [];
  for (const { name, content } of files) {
    try {
      exports.push(readPastureMap(await openWorkbook(new Uint8Array(await content.arrayBuffer()))));
    } catch (error) {
      return { problem: `${name}: ${error instanceof FileRefused ? error.message : UNREADABLE}` };
    }
  }
  return { read: historyOfExports(exports, zone) };
}

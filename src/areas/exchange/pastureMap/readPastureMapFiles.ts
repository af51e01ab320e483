import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { checkWorkbook } from '@domain/formats/pastureMap/checkWorkbook';
import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { unpack } from '@domain/formats/shapes/unpack';
import { t } from '@domain/words';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { historyOfExports, type ReadHistory } from './historyOfExports';

/** What the worker is given: the files, with their names for what is said of them. */
export interface ExportsAsked {
  readonly files: readonly { readonly name: string; readonly content: Blob }[];
  /** The zone of the ranch, whose midnights begin the days of seasons; null counts as UTC. */
  readonly zone: string | null;
}

const UNREADABLE = t`This file isn’t a workbook (.xlsx), or it is damaged`;

/** What of a workbook is read. */
const isRead = (path: string): boolean => /\.(xml|rels)$/.test(path);

async function read(content: Blob): Promise<PastureMapExport> {
  // A workbook is an archive: its limits are checked before anything is made of it.
  const files = unpack(new Uint8Array(await content.arrayBuffer()), isRead);
  checkWorkbook(files);
  // The reader gets what was checked, and nothing else that the archive may hold.
  const checked = zipSync(Object.fromEntries(files), { level: 0 });
  return readPastureMap(await readWorkbook(checked.buffer));
}

/** Reads exports of PastureMap and joins them: what the worker does. It never throws, and sends nothing anywhere. */
export async function readPastureMapFiles({ files, zone }: ExportsAsked): Promise<WorkerAnswer<ReadHistory>> {
  const exports: PastureMapExport[] = [];
  for (const { name, content } of files) {
    try {
      exports.push(await read(content));
    } catch (error) {
      return { problem: `${name}: ${error instanceof FileRefused ? error.message : UNREADABLE}` };
    }
  }
  return { read: historyOfExports(exports, zone) };
}

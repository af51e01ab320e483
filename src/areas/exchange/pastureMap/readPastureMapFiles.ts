import readWorkbook from 'read-excel-file/universal';
import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { unpack } from '@domain/formats/shapes/unpack';
import { historyOfExports } from './historyOfExports';
import type { FromPastureMapWorker, ToPastureMapWorker } from './pastureMapMessages';

const UNREADABLE = 'This file is no workbook (.xlsx), or it is damaged';

async function read(content: Blob): Promise<PastureMapExport> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  // A workbook is an archive: its limits are checked before anything is made of it.
  unpack(bytes, () => true);
  return readPastureMap(await readWorkbook(new Blob([bytes])));
}

/** Reads exports of PastureMap and joins them: what the worker does. It never throws, and sends nothing anywhere. */
export async function readPastureMapFiles({ files, zone }: ToPastureMapWorker): Promise<FromPastureMapWorker> {
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

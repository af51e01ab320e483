import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { checkWorkbook } from '@domain/formats/pastureMap/checkWorkbook';
import { unpack } from '@domain/formats/shapes/unpack';

/** What of a workbook is read. */
const isRead = (path: string): boolean => /\.(xml|rels)$/.test(path);

/**
 * The sheets of a workbook (.xlsx) as cells by row. A workbook is an archive: its limits are checked before anything is made
 * of it.
 *
 * @throws FileRefused where it holds too much; another error where it is damaged
 */
export async function openWorkbook(bytes: Uint8Array) {
  const files = unpack(bytes, isRead);
  checkWorkbook(files);
  // The reader gets what was checked, and nothing else that the archive may hold.
  const checked = zipSync(Object.fromEntries(files), { level: 0 });
  return readWorkbook(checked.buffer);
}

import { saveFile } from '@shared/lib/saveFile';

/** Saves changes that this version can't read as a file, as they are on the disk. Nothing is deleted. Returns the name of the file. */
export function saveUnreadable(rows: readonly unknown[]): string {
  const saved_at = new Date().toISOString();
  const text = JSON.stringify({ format: 'grazewell unreadable changes', version: 1, saved_at, rows });
  const fileName = `grazewell-changes-unreadable-${saved_at.slice(0, 10)}.json`;
  saveFile(fileName, text);
  return fileName;
}

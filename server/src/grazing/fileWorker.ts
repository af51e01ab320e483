import { parentPort } from 'node:worker_threads';
import type { CalendarRecord } from './calendarTable';
import { writeExport, type ExportWanted } from './exportFiles';
import type { LiveRecord } from './grazingRecords';
import { writeCalendar, type CalendarAsked } from './writeCalendar';
import { writeProjection, type ProjectionAsked } from './writeProjection';

/** What is to be written: a file of figures, a calendar, or what a program sees. */
export type FileAsked = { export: ExportWanted } | { calendar: CalendarAsked } | { projection: ProjectionAsked };

export type FileBytes = Uint8Array<ArrayBuffer>;

/** What the thread is sent: what to write, and rows as JSON in UTF-8, those of a chunk between commas. */
export interface ToFileThread {
  asked: FileAsked;
  chunks: readonly FileBytes[];
}

/** What it answers: the file, null where there is none to write, or what went wrong. */
export type FromFileThread = { written: FileBytes | null } | { failed: string };

/** Chunk by chunk: all of a large ranch may be longer than a text can be. */
function rowsOf(chunks: readonly FileBytes[]): unknown[] {
  const decoder = new TextDecoder();
  return chunks.flatMap((chunk) => JSON.parse(`[${decoder.decode(chunk)}]`) as unknown[]);
}

async function write({ asked, chunks }: ToFileThread): Promise<FileBytes | null> {
  const rows = rowsOf(chunks);
  // The server's own tables made them.
  if ('export' in asked) return writeExport(asked.export, rows as LiveRecord[]);
  if ('projection' in asked) return writeProjection(asked.projection, rows as LiveRecord[]);
  return writeCalendar(asked.calendar, rows as CalendarRecord[]);
}

async function answer(sent: ToFileThread): Promise<FromFileThread> {
  try {
    return { written: await write(sent) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (sent: ToFileThread) => {
  void answer(sent).then((said) => {
    const bytes = 'written' in said ? said.written : null;
    parentPort?.postMessage(said, bytes === null ? [] : [bytes.buffer]);
  });
});

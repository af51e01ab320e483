import { parentPort } from 'node:worker_threads';
import { writeExport, type ExportAsked } from './exportFiles';

/** What the thread is sent: what to write, and the records as JSON in UTF-8, between commas. */
export interface ToExportThread {
  asked: ExportAsked;
  lines: Uint8Array<ArrayBuffer>;
}

/** What it answers: the file, null where there is none to write, or what went wrong. */
export type FromExportThread = { written: Uint8Array<ArrayBuffer> | null } | { failed: string };

async function answer({ asked, lines }: ToExportThread): Promise<FromExportThread> {
  try {
    return { written: await writeExport(asked, new TextDecoder().decode(lines)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (asked: ToExportThread) => {
  void answer(asked).then((said) => {
    const bytes = 'written' in said ? said.written : null;
    parentPort?.postMessage(said, bytes === null ? [] : [bytes.buffer]);
  });
});

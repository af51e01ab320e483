/** The bundler reads the addresses here, so each is written out. */
const WORKERS = {
  shapes: () => new Worker(new URL('../shapes/importWorker.ts', import.meta.url)),
  table: () => new Worker(new URL('../table/tableWorker.ts', import.meta.url)),
  pastureMap: () => new Worker(new URL('../pastureMap/pastureMapWorker.ts', import.meta.url)),
  recordsFile: () => new Worker(new URL('../recordsFile/recordsWorker.ts', import.meta.url)),
};

/** What kind of file a worker reads. */
export type Format = keyof typeof WORKERS;

/** A worker that reads files of one format. It is ended once it has answered, or takes too long. */
export const startWorker = (format: Format): Worker => WORKERS[format]();

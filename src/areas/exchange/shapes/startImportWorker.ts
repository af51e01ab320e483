/** A worker that reads one file. It is ended once it has answered, or takes too long. */
export const startImportWorker = (): Worker =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { name: 'import' });

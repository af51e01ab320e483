/** A worker that reads a `records.json`. It is ended once it has answered, or takes too long. */
export const startRecordsWorker = (): Worker =>
  new Worker(new URL('./recordsWorker.ts', import.meta.url), { name: 'recordsFile' });

/** A worker that reads one table. It is ended once it has answered, or takes too long. */
export const startTableWorker = (): Worker =>
  new Worker(new URL('./tableWorker.ts', import.meta.url), { name: 'table' });

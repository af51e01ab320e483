/** A worker that reads exports of PastureMap. It is ended once it has answered, or takes too long. */
export const startPastureMapWorker = (): Worker =>
  new Worker(new URL('./pastureMapWorker.ts', import.meta.url), { name: 'pastureMap' });

/** A worker that reads a `photos.zip`. It is ended once it has answered, or takes too long. */
export const startZipWorker = (): Worker => new Worker(new URL('./photosZipWorker.ts', import.meta.url));

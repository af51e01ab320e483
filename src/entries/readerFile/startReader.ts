/** The worker that reads a file of a reader or scale. It is ended once it has answered. The bundler reads the address here. */
export const startReader = (): Worker => new Worker(new URL('./readerFileWorker.ts', import.meta.url));

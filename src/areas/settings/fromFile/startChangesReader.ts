/** The worker that reads a file of changes. It is ended once it has answered. The bundler reads the address here. */
export const startChangesReader = (): Worker => new Worker(new URL('./changesFileWorker.ts', import.meta.url));

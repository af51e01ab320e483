import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import type { WorkerAnswer } from '../bringing/WorkerAnswer';

/** What the worker is given: the files, with their names for what is said of them. */
export interface ToPastureMapWorker {
  readonly files: readonly { readonly name: string; readonly content: Blob }[];
}

/** What comes back, once. `problem` is a sentence for the person. */
export type FromPastureMapWorker = WorkerAnswer<{ readonly exports: readonly PastureMapExport[] }>;

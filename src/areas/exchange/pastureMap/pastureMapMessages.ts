import type { WorkerAnswer } from '../bringing/WorkerAnswer';
import type { ReadHistory } from './historyOfExports';

/** What the worker is given: the files, with their names for what is said of them. */
export interface ToPastureMapWorker {
  readonly files: readonly { readonly name: string; readonly content: Blob }[];
  /** The zone of the ranch, whose midnights begin the days of seasons; null counts as UTC. */
  readonly zone: string | null;
}

/** What comes back, once. `problem` is a sentence for the person. */
export type FromPastureMapWorker = WorkerAnswer<ReadHistory>;

import type { Table } from '@domain/formats/table/readTable';
import { readInWorker } from '../bringing/readInWorker';
import { useBringing } from '../bringing/useBringing';
import type { FileAsked } from '@shared/fileWorker/WorkerAnswer';

const read = (files: readonly File[], signal: AbortSignal) =>
  readInWorker<FileAsked, Table>({ format: 'table', files, ask: (file) => ({ file }), signal });

/** The first of the chosen files as a table on its way to the ranch. */
export const useTable = () => useBringing(read);

import type { Finding } from '@domain/formats/shapes/judgeShapes';
import type { ShapeFile } from '@domain/formats/shapes/FoundShape';
import type { Shape } from '@domain/geometry/Position';
import type { WorkerAnswer } from '../bringing/WorkerAnswer';

/** What the worker is given: the file, and the shapes of the ranch's paddocks by their ids. */
export interface ToImportWorker {
  readonly file: Blob;
  readonly paddocks: ReadonlyMap<string, Shape>;
}

/** A file as it was read and compared with the ranch. */
export interface ReadFile extends ShapeFile {
  /** By the place of a shape in the file; missing where there was no time to look. */
  readonly findings: ReadonlyMap<string, Finding>;
}

/** What comes back, once. `problem` is a sentence for the person. */
export type FromImportWorker = WorkerAnswer<ReadFile>;

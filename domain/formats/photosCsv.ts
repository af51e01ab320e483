import type { Point } from '../geometry/placeProblem';
import { writeCsv, type Cell } from './csv';

/** A photo as `photos.csv` tells of it. What is unknown is null. */
export interface ListedPhoto {
  /** When it was taken, ISO 8601 in UTC. */
  readonly at: string;
  /** Where it was taken, WGS 84. */
  readonly point: Point | null;
  readonly paddock: string | null;
  readonly herd: string | null;
  readonly caption: string;
  /** Who recorded it. */
  readonly person: string | null;
  readonly sha256: string;
  /** The name of its file in the zip; null where its picture is not there. */
  readonly file: string | null;
}

/** Its columns, by which it is read back. `place` is latitude and longitude. */
const COLUMNS = ['date', 'place', 'paddock', 'herd', 'caption', 'person', 'sha256', 'file'];

/** The name of the list in `photos.zip`. */
export const PHOTOS_CSV = 'photos.csv';

function rowOf({ at, point, paddock, herd, caption, person, sha256, file }: ListedPhoto): readonly Cell[] {
  const place = point === null ? null : `${point.coordinates[1]}, ${point.coordinates[0]}`;
  return [at, place, paddock, herd, caption, person, sha256, file];
}

/** `photos.csv`: a row for each photo, in the order given. */
export const photosCsv = (photos: readonly ListedPhoto[]): string =>
  writeCsv({ columns: COLUMNS, rows: photos.map(rowOf) });

import { askWorker } from '@shared/fileWorker/askWorker';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import type { PictureInZip, TakenFromZip, ZipAsked } from './readPhotosZip';

/** The list of a zip with 20,000 pictures, on a phone. */
const DEADLINE_MS = 60_000;

const load = async () => (await import('./startZipWorker')).startZipWorker;

/** The pictures that a `photos.zip` has, by its own list. It never throws. */
export const listPhotosZip = (
  zip: Blob,
  signal: AbortSignal,
): Promise<WorkerAnswer<{ pictures: readonly PictureInZip[] }>> =>
  askWorker<ZipAsked, { pictures: readonly PictureInZip[] }>(load, { zip }, DEADLINE_MS, signal);

/** Some of its pictures. */
export const takeFromZip = (
  zip: Blob,
  wanted: readonly PictureInZip[],
  signal: AbortSignal,
): Promise<WorkerAnswer<TakenFromZip>> => askWorker<ZipAsked, TakenFromZip>(load, { zip, wanted }, DEADLINE_MS, signal);

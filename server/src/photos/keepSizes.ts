import { PICTURE_SIDES, type PictureSize } from '@contract/grazing/photoPaths';
import type { FileStore } from '../files/FileStore';
import { sizePath } from './sizePath';

interface Key {
  ranch_uuid: string;
  sha256: string;
}

/** Keeps the sizes that were made beside a file of a work folder. */
export async function keepSizes(files: FileStore, { ranch_uuid, sha256 }: Key, path: string): Promise<void> {
  for (const size of Object.keys(PICTURE_SIDES) as PictureSize[]) {
    await files.keep(ranch_uuid, sha256, size, sizePath(path, size));
  }
}

import type { PictureSize } from '@contract/grazing/photoPaths';

/** What is kept of a picture: what came, byte for byte, and the sizes that are handed out. */
export type PictureFile = PictureSize | 'sent';

export const PICTURE_FILES: readonly PictureFile[] = ['sent', 'full', 'large', 'small'];

const PATH = /^ranches\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{64})\/(sent|full|large|small)$/;

export interface PictureKey {
  ranchUuid: string;
  sha256: string;
  file: PictureFile;
}

/** The picture that a path below the place of pictures names; undefined for any other path. */
export function readPicturePath(path: string): PictureKey | undefined {
  const [, ranchUuid = '', sha256 = '', file] = PATH.exec(path) ?? [];
  return file === undefined ? undefined : { ranchUuid, sha256, file: file as PictureFile };
}

/** Where a picture is, below the place of pictures. Throws for what could lead elsewhere. */
export function picturePath(ranchUuid: string, sha256: string, file: PictureFile): string {
  const path = `ranches/${ranchUuid}/${sha256}/${file}`;
  if (!PATH.test(path)) throw new Error('No picture is called so');
  return path;
}

import { unzipSync, type UnzipFileInfo } from 'fflate';
import { CHANGES_IN_ZIP, pictureInZip } from '@contract/grazing/changesFile';
import { CHANGES_FILE_MAX_BYTES } from '@contract/grazing/readChangesFile';
import { PHOTO_MAX_BYTES } from '@contract/http/limits';
import { sha256Hex } from '@shared/lib/sha256Hex';

/** A picture of a photo that another device could not send. */
export interface PictureOfFile {
  readonly sha256: string;
  readonly blob: Blob;
}

const PICTURE_NAME = /^([0-9a-f]{64})\.jpg$/;

/** By its first four bytes (APPNOTE 4.3.7). */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Whether it may be one of ours, by its name and by how large it says it is: all else stays packed. */
const isOurs = ({ name, originalSize }: UnzipFileInfo): boolean =>
  name === CHANGES_IN_ZIP
    ? originalSize <= CHANGES_FILE_MAX_BYTES
    : PICTURE_NAME.test(name) && originalSize <= PHOTO_MAX_BYTES;

/**
 * Reads the zip of a device with pictures that wait: the file of changes, and each picture whose content has the hash that
 * it is called. Throws where there is no file of changes in it.
 */
export async function readZip(bytes: Uint8Array): Promise<{ changes: Uint8Array; pictures: PictureOfFile[] }> {
  const files = unzipSync(bytes, { filter: isOurs });
  const changes = files[CHANGES_IN_ZIP];
  if (changes === undefined) throw new Error('There is no file of changes');
  const pictures: PictureOfFile[] = [];
  for (const [name, content] of Object.entries(files)) {
    if (name === CHANGES_IN_ZIP) continue;
    const sha256 = await sha256Hex(content);
    const blob = new Blob([content], { type: 'image/jpeg' });
    if (pictureInZip(sha256) === name) pictures.push({ sha256, blob });
  }
  return { changes, pictures };
}

import { sha256Hex } from '@shared/lib/sha256Hex';
import { drawAside } from './drawAside';
import type { Drawn } from './drawPicture';
import { readTaken, type Taken } from './readTaken';

export interface OpenedPicture extends Drawn, Taken {
  /** Of `blob`, 64 hex digits in lower case. */
  readonly sha256: string;
}

/** Opens a file as a picture that can be kept with the record; null where this browser can't. */
export async function openPicture(file: Blob): Promise<OpenedPicture | null> {
  const [taken, drawn] = await Promise.all([readTaken(file), drawAside(file)]);
  if (drawn === null) return null;
  const sha256 = await sha256Hex(await drawn.blob.arrayBuffer());
  return { ...drawn, ...taken, sha256 };
}

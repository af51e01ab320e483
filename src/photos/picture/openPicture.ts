import { drawAside } from './drawAside';
import type { Drawn } from './drawPicture';
import { readTaken, type Taken } from './readTaken';

export interface OpenedPicture extends Drawn, Taken {
  /** Of `blob`, 64 hex digits in lower case. */
  readonly sha256: string;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Opens a file as a picture that can be kept with the record; null where this browser can't. */
export async function openPicture(file: Blob): Promise<OpenedPicture | null> {
  const [taken, drawn] = await Promise.all([readTaken(file), drawAside(file)]);
  if (drawn === null) return null;
  const sha256 = hex(await crypto.subtle.digest('SHA-256', await drawn.blob.arrayBuffer()));
  return { ...drawn, ...taken, sha256 };
}

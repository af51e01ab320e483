import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Pieces } from '../checkHistory';
import type { BytesAt } from '../zip';

const PIECE_BYTES = 1024 * 1024;

/** A file of the disk, in pieces. */
export async function piecesOf(path: string): Promise<Pieces> {
  const { size } = await stat(path);
  return { bytes: size, read: () => createReadStream(path, { highWaterMark: PIECE_BYTES }) };
}

/** A file of the disk that is read at any place. It stays open until the process ends. */
export async function fileAt(path: string): Promise<BytesAt> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    bytes: size,
    async slice(from, to) {
      if (from < 0 || to > size) throw new RangeError('beyond the end of the file');
      const bytes = new Uint8Array(to - from);
      await file.read(bytes, 0, bytes.length, from);
      return bytes;
    },
  };
}

import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Bucket } from './S3Bucket';
import { takeBody } from './takeBody';
import { chainOf, endOf, pieceName, readPiece, type Piece } from './uploadPieces';

/** So much of what is sent is held in memory at most: then it is written. */
const PIECE_BYTES = 1024 ** 2;
/** What comes in smaller pieces, over a line that breaks often, is made one piece again when there are many. */
const CRUMB_BYTES = 64 * 1024;
const PIECES_MAX = 100;

const keyOf = (uploadUuid: string, piece: Piece) => `uploads/${uploadUuid}/${pieceName(piece)}`;

/**
 * What is on its way, in S3: each upload is its pieces, `uploads/{upload}/{start}-{end}`. Any process can go on with what came to
 * another, and a process that is killed leaves nothing but whole pieces.
 */
export class S3Uploads {
  constructor(private readonly bucket: S3Bucket) {}

  async received(uploadUuid: string): Promise<number> {
    return endOf(chainOf(await this.pieces(uploadUuid)));
  }

  async append(uploadUuid: string, offset: number, body: Readable, most: number, onMore: () => void): Promise<number> {
    let end = offset;
    let held: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      if (bytes === 0) return;
      const piece = { start: end, end: end + bytes };
      await this.bucket.put(keyOf(uploadUuid, piece), Buffer.concat(held));
      [held, bytes, end] = [[], 0, piece.end];
    };
    const hasMore = await takeBody(body, most - offset, async (chunk) => {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes >= PIECE_BYTES) await flush();
    });
    await flush();
    if (hasMore) onMore();
    if (end - offset < CRUMB_BYTES) await this.join(uploadUuid);
    return end;
  }

  async collect(uploadUuid: string, path: string): Promise<void> {
    const file = await open(path, 'w', 0o600);
    try {
      const chain = chainOf(await this.pieces(uploadUuid));
      for await (const bytes of this.bytesOf(uploadUuid, chain)) await file.writeFile(bytes);
    } finally {
      await file.close();
    }
  }

  async remove(uploadUuid: string): Promise<void> {
    for await (const { key } of this.bucket.list(`uploads/${uploadUuid}/`)) await this.bucket.remove(key);
  }

  async findUntil(then: Date): Promise<string[]> {
    const old = new Set<string>();
    for await (const { key, at } of this.bucket.list('uploads/')) {
      const uuid = key.split('/')[1];
      if (uuid !== undefined && at <= then) old.add(uuid);
    }
    return [...old];
  }

  private async pieces(uploadUuid: string): Promise<Piece[]> {
    const pieces = [];
    for await (const { key, bytes } of this.bucket.list(`uploads/${uploadUuid}/`)) {
      const piece = readPiece(key.split('/')[2] ?? '', bytes);
      if (piece !== undefined) pieces.push(piece);
    }
    return pieces;
  }

  /** The bytes of pieces one after the other; of a piece that is gone meanwhile, and of those after it, none. */
  private async *bytesOf(uploadUuid: string, chain: readonly Piece[]): AsyncGenerator<Buffer> {
    let end = 0;
    for (const piece of chain) {
      const bytes = await this.bucket.read(keyOf(uploadUuid, piece));
      if (bytes === undefined) return;
      yield bytes.subarray(end - piece.start);
      end = piece.end;
    }
  }

  /** Makes one piece of many. */
  private async join(uploadUuid: string): Promise<void> {
    const pieces = await this.pieces(uploadUuid);
    if (pieces.length <= PIECES_MAX) return;
    const chain = chainOf(pieces);
    const all = [];
    for await (const bytes of this.bytesOf(uploadUuid, chain)) all.push(bytes);
    const joined = { start: 0, end: endOf(chain) };
    const bytes = Buffer.concat(all);
    // Another process has ended it.
    if (bytes.length !== joined.end) return;
    await this.bucket.put(keyOf(uploadUuid, joined), bytes);
    const spent = pieces.filter((piece) => piece.end <= joined.end && pieceName(piece) !== pieceName(joined));
    for (const piece of spent) await this.bucket.remove(keyOf(uploadUuid, piece));
  }
}

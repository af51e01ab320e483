/** What a part of a backup is. They stand in the file in this order: begin, files and tables, end. */
type PartHead =
  | { kind: 'begin'; madeAt: string; migrations: readonly string[] }
  /** A file of the data folder, by its path in there. */
  | { kind: 'file'; path: string }
  /** A table's rows, in the text format of PostgreSQL's COPY. */
  | { kind: 'table'; name: string; columns: readonly string[] }
  /** How many rows each table had. */
  | { kind: 'end'; rows: Readonly<Record<string, number>> };

/** A part with its bytes, which are to be read before the next part is asked for. */
export interface Part {
  head: PartHead;
  body: AsyncIterable<Buffer>;
}

/** The bytes of a part that is all said by its head. */
export async function* nothing(): AsyncGenerator<Buffer> {}

const LENGTH_BYTES = 4;

function block(bytes: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/**
 * Parts as bytes, without knowing beforehand how long any is: blocks with their length in four bytes before them. A
 * part is a block with its head as JSON, blocks with its bytes, and an empty block.
 */
export async function* encodeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const { head, body } of parts) {
    yield block(Buffer.from(JSON.stringify(head)));
    for await (const bytes of body) if (bytes.length > 0) yield block(bytes);
    yield block(Buffer.alloc(0));
  }
}

/** Reads so many bytes, or answers undefined at the end; an end in the middle is an error. */
type Take = (length: number) => Promise<Buffer | undefined>;

function taker(source: AsyncIterable<Buffer>): Take {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let heldBytes = 0;
  return async (length) => {
    while (heldBytes < length) {
      const next = await chunks.next();
      if (next.done === true) {
        if (heldBytes === 0) return undefined;
        throw new Error('a backup ends in the middle of a block');
      }
      held.push(next.value);
      heldBytes += next.value.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(length)];
    heldBytes -= length;
    return all.subarray(0, length);
  };
}

async function takeBlock(take: Take): Promise<Buffer | undefined> {
  const length = (await take(LENGTH_BYTES))?.readUInt32BE();
  if (length === undefined) return undefined;
  if (length === 0) return Buffer.alloc(0);
  return take(length);
}

async function* bodyOf(take: Take): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await takeBlock(take);
    if (bytes === undefined) throw new Error('a backup ends in the middle of a part');
    if (bytes.length === 0) return;
    yield bytes;
  }
}

/** The parts that `encodeParts` has made bytes of. */
export async function* decodeParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const take = taker(source);
  for (;;) {
    const head = await takeBlock(take);
    if (head === undefined) return;
    // The checksum of the file held, so these are the bytes that a version of ours has written.
    yield { head: JSON.parse(head.toString('utf8')) as PartHead, body: bodyOf(take) };
  }
}

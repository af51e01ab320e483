/** A file that can be read at any place. */
export interface BytesAt {
  readonly bytes: number;
  /** The bytes from one place up to another, which must be within the file. */
  slice(from: number, to: number): Promise<Uint8Array>;
}

interface Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly bytes: number;
  readonly headerAt: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const OF_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const COMMENT_MAX = 65_535;
const IN_64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const PIECE_BYTES = 1024 * 1024;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const u64 = (data: DataView, at: number) => Number(data.getBigUint64(at, true));

class ZipBroken extends Error {}

/** Where the directory of a ZIP file is, by its last bytes. */
async function directoryOf(file: BytesAt): Promise<{ from: number; bytes: number }> {
  const tailAt = Math.max(0, file.bytes - END_BYTES - COMMENT_MAX - LOCATOR_BYTES);
  const tail = view(await file.slice(tailAt, file.bytes));
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new ZipBroken();
  const locator = at - LOCATOR_BYTES;
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR_64)
    return { from: tail.getUint32(at + 16, true), bytes: tail.getUint32(at + 12, true) };
  const endAt = u64(tail, locator + 8);
  const end = view(await file.slice(endAt, endAt + 56));
  if (end.getUint32(0, true) !== END_64) throw new ZipBroken();
  return { from: u64(end, 48), bytes: u64(end, 40) };
}

/** The values that stand in the extra field of 64 bits, in their order. */
function wide(extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const [id, bytes] = [extra.getUint16(at, true), extra.getUint16(at + 2, true)];
    if (id === 1) return Array.from({ length: Math.floor(bytes / 8) }, (_, index) => u64(extra, at + 4 + index * 8));
    at += 4 + bytes;
  }
  return [];
}

async function entriesOf(file: BytesAt): Promise<Entry[]> {
  const { from, bytes } = await directoryOf(file);
  const all = await file.slice(from, from + bytes);
  const directory = view(all);
  const entries: Entry[] = [];
  for (let at = 0; at < bytes;) {
    if (directory.getUint32(at, true) !== OF_DIRECTORY) throw new ZipBroken();
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const nameAt = at + 46;
    const larger = wide(view(all.subarray(nameAt + name, nameAt + name + extra)));
    const sizes = [24, 20, 42].map((field) => directory.getUint32(at + field, true));
    const [, packed = 0, headerAt = 0] = sizes.map((size) => (size === IN_64 ? (larger.shift() ?? size) : size));
    const method = directory.getUint16(at + 10, true);
    if (method !== STORED && method !== DEFLATED) throw new ZipBroken();
    const text = new TextDecoder().decode(all.subarray(nameAt, nameAt + name));
    entries.push({ name: text, isDeflated: method === DEFLATED, bytes: packed, headerAt });
    at = nameAt + name + extra + comment;
  }
  return entries;
}

async function* piecesOf(file: BytesAt, { headerAt, bytes }: Entry): AsyncGenerator<Uint8Array, void> {
  const header = view(await file.slice(headerAt, headerAt + 30));
  if (header.getUint32(0, true) !== LOCAL) throw new ZipBroken();
  const from = headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  for (let at = from; at < from + bytes; at += PIECE_BYTES)
    yield await file.slice(at, Math.min(at + PIECE_BYTES, from + bytes));
}

async function* inflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = (async () => {
    for await (const piece of pieces) await writer.write(new Uint8Array(piece));
    await writer.close();
  })();
  const reader = stream.readable.getReader();
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) yield value;
  await written;
}

/** The files of a ZIP file, each with its name and its bytes in pieces. Throws where it is another file. */
export async function* readZip(
  file: BytesAt,
): AsyncGenerator<{ name: string; pieces: AsyncIterable<Uint8Array> }, void> {
  for (const entry of await entriesOf(file)) {
    const pieces = piecesOf(file, entry);
    yield { name: entry.name, pieces: entry.isDeflated ? inflated(pieces) : pieces };
  }
}

import { crc32 } from 'node:zlib';

/** A file of a zip. Each may have up to 4 GiB. */
export interface ZipEntry {
  name: string;
  at: Date;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What does not fit into a field of the old form is this there, and is said in Zip64's. */
const MAX_16 = 0xff_ff;
const MAX_32 = 0xff_ff_ff_ff;
/** The checksum and the sizes follow the bytes; names are in UTF-8. */
const FLAGS = 0x08_08;
const STORED = 0;
const VERSION = 20;
const ZIP64_VERSION = 45;
const UNIX = 3 << 8;
/** A file that its owner writes and everybody reads. */
const UNIX_FILE = 0o100644 * 2 ** 16;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function packed(...fields: readonly Field[]): Buffer {
  const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) all.writeBigUInt64LE(BigInt(value), at);
    else all.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return all;
}

/** The date and time as MS-DOS has them: from 1980, in steps of two seconds, here in UTC. */
function dosTime(at: Date): Field[] {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, date],
  ];
}

/** The time in seconds, which says its zone. */
const unixTime = (at: Date): Buffer =>
  Buffer.concat([
    packed([2, 0x54_55], [2, 5]),
    Buffer.from([1]),
    packed([4, Math.min(Math.max(Math.floor(at.getTime() / 1_000), 0), MAX_32)]),
  ]);

interface Written extends Pick<ZipEntry, 'at'> {
  name: Buffer;
  crc: number;
  size: number;
  /** Where it begins. */
  offset: number;
}

function localHeader({ name, at }: Pick<Written, 'name' | 'at'>): Buffer {
  const extra = unixTime(at);
  const begin = packed([4, 0x04_03_4b_50], [2, VERSION], [2, FLAGS], [2, STORED], ...dosTime(at));
  const sizes = packed([4, 0], [4, 0], [4, 0], [2, name.length], [2, extra.length]);
  return Buffer.concat([begin, sizes, name, extra]);
}

const descriptor = ({ crc, size }: Written): Buffer => packed([4, 0x08_07_4b_50], [4, crc], [4, size], [4, size]);

function directoryEntry({ name, at, crc, size, offset }: Written): Buffer {
  const isFar = offset >= MAX_32;
  const extra = Buffer.concat([unixTime(at), ...(isFar ? [packed([2, 1], [2, 8], [8, offset])] : [])]);
  const versions = packed([4, 0x02_01_4b_50], [2, UNIX + ZIP64_VERSION], [2, isFar ? ZIP64_VERSION : VERSION]);
  const what = packed([2, FLAGS], [2, STORED], ...dosTime(at), [4, crc], [4, size], [4, size]);
  const lengths = packed([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]);
  return Buffer.concat([versions, what, lengths, packed([4, UNIX_FILE], [4, Math.min(offset, MAX_32)]), name, extra]);
}

/** The end of a zip, from the number of entries, the bytes and the beginning of its directory. */
function* ending(count: number, size: number, offset: number): Generator<Buffer> {
  if (offset >= MAX_32 || count >= MAX_16) {
    const versions = packed([2, UNIX + ZIP64_VERSION], [2, ZIP64_VERSION]);
    yield Buffer.concat([packed([4, 0x06_06_4b_50], [8, 44]), versions, packed([4, 0], [4, 0])]);
    yield packed([8, count], [8, count], [8, size], [8, offset]);
    yield packed([4, 0x07_06_4b_50], [4, 0], [8, offset + size], [4, 1]);
  }
  const least = Math.min(count, MAX_16);
  yield packed([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, least], [2, least], [4, size]);
  yield packed([4, Math.min(offset, MAX_32)], [2, 0]);
}

/**
 * A zip of files as they are (APPNOTE 6.3.10, Zip64 where it is over 4 GiB), written as it is read: of a file no more than a
 * chunk is in memory.
 */
export async function* storedZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, at, chunks } of entries) {
    const written = { name: Buffer.from(name), at, crc: 0, size: 0, offset };
    const header = localHeader(written);
    yield header;
    for await (const chunk of chunks) {
      written.crc = crc32(chunk, written.crc);
      written.size += chunk.length;
      yield chunk;
    }
    const end = descriptor(written);
    yield end;
    offset += header.length + written.size + end.length;
    directory.push(directoryEntry(written));
  }
  yield* directory;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* ending(directory.length, size, offset);
}

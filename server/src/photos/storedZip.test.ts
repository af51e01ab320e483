import { buffer } from 'node:stream/consumers';
import { Reader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { storedZip, type ZipEntry } from './storedZip';

const AT = new Date('2026-06-01T12:00:02.000Z');
const entry = (name: string, ...texts: string[]): ZipEntry => ({
  name,
  at: AT,
  chunks: texts.map((text) => Buffer.from(text)),
});

async function* each(...entries: readonly ZipEntry[]) {
  yield* entries;
}

it('files are in it as they are, by their names and times', async () => {
  const names = ['2026-06-01 Creek.jpg', '2026-06-01 Año ✓.jpg', 'empty'];
  const [first = '', second = '', third = ''] = names;
  const zip = await buffer(storedZip(each(entry(first, 'a', 'bc'), entry(second, 'déf'), entry(third))));
  const files = await new ZipReader(new Uint8ArrayReader(zip)).getEntries();
  expect(files.map(({ filename }) => filename)).toEqual(names);
  expect(files.map(({ lastModDate }) => lastModDate)).toEqual([AT, AT, AT]);
  const texts = files.map(async (file) => {
    if (file.directory) throw new Error('A folder');
    return Buffer.from(await file.getData(new Uint8ArrayWriter(), { checkSignature: true })).toString();
  });
  expect(await Promise.all(texts)).toEqual(['abc', 'déf', '']);
  expect(zip.includes('abc')).toBe(true);
});

it('without a file it is an empty zip', async () => {
  const zip = await buffer(storedZip(each()));
  expect(await new ZipReader(new Uint8ArrayReader(zip)).getEntries()).toEqual([]);
});

it('times before 1980 and after 2107 are the first and the last that a zip has', async () => {
  const zip = await buffer(
    storedZip(
      each({ ...entry('old', ''), at: new Date('1965-01-01') }, { ...entry('late', ''), at: new Date('2200-01-01') }),
    ),
  );
  expect((await new ZipReader(new Uint8ArrayReader(zip)).getEntries()).map(({ filename }) => filename)).toEqual([
    'old',
    'late',
  ]);
});

/** A zip whose large chunks were not kept. */
class SparseReader extends Reader<undefined> {
  private readonly kept: { at: number; bytes: Uint8Array }[] = [];

  async take(zip: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const bytes of zip) {
      if (bytes.length < 1_000) this.kept.push({ at: this.size, bytes });
      this.size += bytes.length;
    }
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    const all = new Uint8Array(Math.min(length, this.size - offset));
    for (const { at, bytes } of this.kept) {
      if (at + bytes.length <= offset || at >= offset + length) continue;
      const from = Math.max(offset - at, 0);
      all.set(bytes.subarray(from, offset + length - at), at + from - offset);
    }
    return all;
  }
}

it('over 4 GiB it is Zip64', async () => {
  const large = { name: 'large', at: AT, chunks: Array<Buffer>(33).fill(Buffer.alloc(2 ** 26)) };
  const reader = new SparseReader(undefined);
  await reader.take(storedZip(each(large, { ...large, name: 'second' }, entry('last', 'abc'))));
  expect(reader.size).toBeGreaterThan(2 ** 32);
  const files = await new ZipReader(reader).getEntries();
  expect(files.map(({ filename, uncompressedSize }) => [filename, uncompressedSize])).toEqual([
    ['large', 33 * 2 ** 26],
    ['second', 33 * 2 ** 26],
    ['last', 3],
  ]);
  const last = files[2];
  if (last === undefined || last.directory) throw new Error('It is gone');
  expect(Buffer.from(await last.getData(new Uint8ArrayWriter())).toString()).toBe('abc');
});

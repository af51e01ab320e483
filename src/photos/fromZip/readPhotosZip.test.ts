/** @jest-environment node */
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { photosCsv, type ListedPhoto } from '@domain/formats/photosCsv';
import { sha256Hex } from '@shared/lib/sha256Hex';
import { readPhotosZip } from './readPhotosZip';

const creek = Uint8Array.from([0xff, 0xd8, 0xff, 1]);
const mesa = Uint8Array.from([0xff, 0xd8, 0xff, 2]);

const listed = (sha256: string, file: string | null): ListedPhoto => ({
  ...{ at: '2026-06-01T12:00:00.000Z', point: null, paddock: 'Creek', herd: null, caption: 'a, "gate"\nby night' },
  ...{ person: null, sha256, file },
});

/** @param level 0 is as the server writes it, 6 as other programs pack it again */
async function aZip(files: Readonly<Record<string, Uint8Array | string>>, level = 0): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { level });
  for (const [name, content] of Object.entries(files)) {
    await zip.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  }
  return zip.close();
}
const hashes = async () => [await sha256Hex(creek), await sha256Hex(mesa)] as const;

it.each([0, 6])(
  'PHOTOS P5: its list says which picture is which, packed by whichever program: level %d',
  async (level) => {
    const [ofCreek, ofMesa] = await hashes();
    const list = photosCsv([listed(ofCreek, 'creek.jpg'), listed(ofMesa, 'mesa.jpg'), listed(ofCreek, 'creek.jpg')]);
    const zip = await aZip({ 'creek.jpg': creek, 'mesa.jpg': mesa, 'photos.csv': list }, level);
    const pictures = [
      { sha256: ofCreek, file: 'creek.jpg' },
      { sha256: ofMesa, file: 'mesa.jpg' },
    ];
    expect(await readPhotosZip({ zip })).toEqual({ read: { pictures } });
    const some = await readPhotosZip({ zip, wanted: pictures.slice(1) });
    if (!('read' in some)) throw new Error('It could not be read');
    const [taken] = some.read.pictures as readonly { sha256: string; blob: Blob }[];
    expect([taken?.sha256, new Uint8Array((await taken?.blob.arrayBuffer()) ?? [])]).toEqual([ofMesa, mesa]);
  },
);

it('PHOTOS P1: a picture that has another hash, is too large, or is not there stays out', async () => {
  const [ofCreek, ofMesa] = await hashes();
  const rows = [
    listed(ofCreek, 'creek.jpg'),
    listed(ofMesa, '../gone.jpg'),
    listed('x', 'mesa.jpg'),
    listed(ofMesa, null),
  ];
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  const zip = await aZip({ 'creek.jpg': mesa, 'large.jpg': large, 'photos.csv': photosCsv(rows) });
  expect(await readPhotosZip({ zip })).toEqual({ read: { pictures: [{ sha256: ofCreek, file: 'creek.jpg' }] } });
  const wanted = [
    { sha256: ofCreek, file: 'creek.jpg' },
    { sha256: ofMesa, file: 'large.jpg' },
  ];
  expect(await readPhotosZip({ zip, wanted })).toEqual({ read: { pictures: [] } });
});

it('a file that is no photos.zip, or breaks off, is told in words', async () => {
  const [ofCreek] = await hashes();
  const whole = await aZip({ 'creek.jpg': creek, 'photos.csv': photosCsv([listed(ofCreek, 'creek.jpg')]) });
  const problemOf = async (zip: Blob) => (await readPhotosZip({ zip })) as { problem?: string };
  expect((await problemOf(await aZip({ 'doc.kml': '<kml/>' }))).problem).toMatch(/isn’t a Grazewell photos\.zip/);
  expect((await problemOf(new Blob(['PK', 'x']))).problem).toMatch(/damaged/);
  expect((await problemOf(whole.slice(0, whole.size - 30))).problem).toMatch(/damaged/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';

export interface OddImage {
  name: string;
  bytes: Buffer;
}

const GO = '/usr/share';
const IS_IMAGE = /\.(?:png|jpe?g|gif)$/;

/** The images that the Go project tests its own decoders with, the PngSuite among them: Debian's package `golang-src`. */
export function goImages(): OddImage[] {
  const root = readdirSync(GO).findLast((name) => /^go-\d/.test(name));
  if (root === undefined) throw new Error('There is no image corpus: apt-get install golang-src');
  const folder = join(GO, root, 'src/image');
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => IS_IMAGE.test(path) && path.includes('testdata'))
    .map((path) => ({ name: basename(path), bytes: readFileSync(join(folder, path)) }));
}

/** A chunk of a PNG (its specification, 5.3). */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with many black pixels in few bytes: rows of one bit each. */
function aBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

const SCRIPT = '<script>alert(document.domain)</script>';

const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#884422' } });

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) => plain().tint(background).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** What opens as a picture, though it is odd. */
export async function oddPictures(): Promise<OddImage[]> {
  const jpeg = await plain().jpeg().toBuffer();
  return [
    {
      name: 'script in EXIF',
      bytes: await plain()
        .withExif({ IFD0: { ImageDescription: SCRIPT } })
        .jpeg()
        .toBuffer(),
    },
    { name: 'JPEG and HTML', bytes: Buffer.concat([jpeg, Buffer.from(`<!doctype html>${SCRIPT}`)]) },
    { name: 'JPEG and ZIP', bytes: Buffer.concat([jpeg, Buffer.from(zipSync({ 'a.html': Buffer.from(SCRIPT) }))]) },
    { name: 'CMYK', bytes: await plain().toColorspace('cmyk').jpeg().toBuffer() },
    { name: '16 bit', bytes: await plain().toColorspace('rgb16').png().toBuffer() },
    { name: 'animated WebP', bytes: await animated() },
    { name: 'AVIF', bytes: await plain().avif().toBuffer() },
  ];
}

/** What is no picture that people take, whatever it is called. */
export async function noPictures(): Promise<OddImage[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
  const jpeg = await plain().jpeg().toBuffer();
  return [
    { name: 'bomb of 60,000 by 60,000', bytes: aBomb(60_000) },
    { name: 'bomb just above 50 megapixels', bytes: aBomb(7_200) },
    { name: 'truncated JPEG', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'SVG', bytes: Buffer.from(svg) },
    { name: 'TIFF', bytes: await plain().tiff().toBuffer() },
    { name: 'GIF', bytes: await plain().gif().toBuffer() },
    { name: 'HTML', bytes: Buffer.from(`<!doctype html>${SCRIPT}`) },
    { name: 'PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>') },
    { name: 'ZIP', bytes: Buffer.from(zipSync({ '../../etc/passwd': Buffer.from('root') })) },
    { name: 'a path', bytes: Buffer.from('/etc/passwd') },
    { name: 'zeros', bytes: Buffer.alloc(100_000) },
  ];
}

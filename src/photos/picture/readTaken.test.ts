/** @jest-environment node */
import sharp from 'sharp';
import { readTaken } from './readTaken';

/** A JPEG with that EXIF. */
async function withExif(tags: Record<string, Record<string, string>>): Promise<Blob> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#446688' } });
  return new Blob([new Uint8Array(await plain.jpeg().withExif(tags).toBuffer())]);
}

it('a picture says when and where it was taken, and where the camera looked', async () => {
  const file = await withExif({
    IFD2: { DateTimeOriginal: '2026:06:01 12:30:00', OffsetTimeOriginal: '-06:00' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '38/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '105/1 30/1 0/1',
      GPSImgDirection: '2705/10',
    },
  });
  expect(await readTaken(file)).toEqual({
    at: Date.parse('2026-06-01T18:30:00.000Z'),
    point: { type: 'Point', coordinates: [-105.5, 38.5] },
    bearing_deg: 270.5,
  });
});

it.each([
  ['nothing', {}],
  ['no day that there is', { IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } }],
  [
    'the place of a camera without a fix',
    { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 0/1 0/1' } },
  ],
])('a picture that says %s is of now, and of nowhere', async (_what, tags) => {
  expect(await readTaken(await withExif(tags))).toEqual({ at: null, point: null, bearing_deg: null });
});

it.each([[''], ['not a picture'], ['\xff\xd8\xff\xe1\xff\xffExif']])(
  'bytes that are no picture say nothing: %j',
  async (text) => {
    const file = new Blob([Buffer.from(text, 'latin1')]);
    expect(await readTaken(file)).toEqual({ at: null, point: null, bearing_deg: null });
  },
);

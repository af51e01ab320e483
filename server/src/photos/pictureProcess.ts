import { access, constants, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_SIDES, type PictureSize } from '@contract/grazing/photoPaths';
import { PHOTO_MAX_PIXELS } from '@contract/http/limits';
import { sizePath } from './sizePath';

/** A file that is to be opened: what is made of it is written beside it (`sizePath`). */
export interface ToPictureProcess {
  path: string;
}

/** That it has started; the bytes of the file and all that was made of it; or that it isn't a picture, or what went wrong. */
export type FromPictureProcess = { isReady: true } | { bytes: number } | { isNoPicture: true } | { failed: string };

const QUALITY = 80;
const RGB = 3;

// Nothing is opened but what cameras and browsers write: no SVG, PDF or TIFF, and no address.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

/** The picture redrawn: upright, in sRGB, its longer side at most that of the largest size, and nothing of its metadata. */
async function opened(path: string) {
  const side = PICTURE_SIDES.full;
  return sharp(path, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(async () => {
      // A file that is gone, or can't be read, says nothing of what was in it.
      await access(path, constants.R_OK);
      return undefined;
    });
}

async function make({ path }: ToPictureProcess): Promise<FromPictureProcess> {
  const picture = await opened(path);
  if (picture === undefined) return { isNoPicture: true };
  const { data, info } = picture;
  const raw = { width: info.width, height: info.height, channels: info.channels ?? RGB };
  let bytes = (await stat(path)).size;
  for (const [size, side] of Object.entries(PICTURE_SIDES) as [PictureSize, number][]) {
    const made = await sharp(data, { raw })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await writeFile(sizePath(path, size), made, { mode: 0o600 });
    bytes += made.length;
  }
  return { bytes };
}

process.on('message', (asked: ToPictureProcess) => {
  const failed = (error: unknown): FromPictureProcess => ({ failed: String(error) });
  void make(asked)
    .catch(failed)
    .then((said) => process.send?.(said));
});
// The server has ended.
process.on('disconnect', () => process.exit(0));
// These go to all processes of a server that is stopped: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.({ isReady: true } satisfies FromPictureProcess);

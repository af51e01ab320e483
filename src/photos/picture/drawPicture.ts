/** A picture redrawn, upright and without all that its file said besides. */
export interface Drawn {
  /** JPEG, its longer side at most 2,560 px, as it is sent. */
  readonly blob: Blob;
  /** JPEG of at most 320 px, for lists. */
  readonly small: Blob;
  /** Of `blob`, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a picture is drawn on: a canvas of the page, or of a worker. */
export type Draw = (bitmap: ImageBitmap, width: number, height: number, quality: number) => Promise<Blob>;

const SENT = { side: 2_560, quality: 0.82 };
const SMALL = { side: 320, quality: 0.8 };

const sized = ({ width, height }: ImageBitmap, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
};

/** Redraws a picture. Throws what the browser throws for a file that it can't open as a picture. */
export async function drawPicture(file: Blob, draw: Draw): Promise<Drawn> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const [width, height] = sized(bitmap, SENT.side);
    const blob = await draw(bitmap, width, height, SENT.quality);
    const small = await draw(bitmap, ...sized(bitmap, SMALL.side), SMALL.quality);
    return { blob, small, width, height };
  } finally {
    bitmap.close();
  }
}

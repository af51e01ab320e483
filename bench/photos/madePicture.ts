import sharp from 'sharp';

/** A JPEG of that size that is as hard to draw as a photo, each with other pixels. */
export function madePicture(width: number, height: number, seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + (seed % 100), sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#886644', noise } })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();
}

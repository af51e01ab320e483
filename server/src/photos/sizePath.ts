import type { PictureSize } from '@contract/grazing/photoPaths';

/** Where a size is written first, beside the file that it is made of. */
export const sizePath = (path: string, size: PictureSize): string => `${path}.${size}`;

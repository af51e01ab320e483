import { latePart } from '@shared/components/latePart';

/** The photos of something, small: loaded where there are some. */
export const PhotoList = latePart(() => import('@photos/components/Photos'));

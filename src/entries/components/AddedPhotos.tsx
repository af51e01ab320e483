import { latePart } from '@shared/components/latePart';

/** The photos of what a form records: loaded with the first form that can have some. */
export const AddedPhotos = latePart(() => import('@photos/components/PhotosField'));

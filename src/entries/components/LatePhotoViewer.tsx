import { latePart } from '@shared/components/latePart';

/** One photo, large: loaded with the first that is opened. */
export const PhotoViewer = latePart(() => import('@photos/components/PhotoViewer'));

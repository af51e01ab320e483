import type { Calls } from '../http/mounts';
import type { PhotoDeps } from './PhotoDeps';
import { photosZipRoute } from './photosZipRoute';
import { pictureRoute } from './pictureRoute';
import { uploadRoutes } from './uploadRoutes';

export const photoCalls: Calls<PhotoDeps> = { v1: [uploadRoutes, pictureRoute, photosZipRoute], v3: [] };

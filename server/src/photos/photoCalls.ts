import type { Calls } from '../http/mounts';
import type { PhotoDeps } from './PhotoDeps';
import { pictureRoute } from './pictureRoute';
import { uploadRoutes } from './uploadRoutes';

export const photoCalls: Calls<PhotoDeps> = { v1: [uploadRoutes, pictureRoute], v3: [] };

import type { Calls } from '../http/mounts';
import type { RanchDeps } from '../ranches';
import { eraseLabelRoute, eraseVersionRoute } from './eraseRoutes';

export const eraseCalls: Calls<RanchDeps> = { v1: [eraseVersionRoute, eraseLabelRoute], v3: [] };

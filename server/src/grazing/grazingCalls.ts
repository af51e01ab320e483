import type { Calls } from '../http/mounts';
import { calendarRoute } from './calendarRoute';
import { changesRoute } from './changesRoute';
import { deletedRoute } from './deletedRoute';
import { eventsRoute } from './eventsRoute';
import { exportRoute } from './exportRoute';
import type { GrazingDeps } from './GrazingDeps';
import { historyRoute } from './historyRoute';
import { importsRoute } from './importsRoute';
import { recordsRoute } from './recordsRoute';
import { schemaRoute } from './schemaRoute';

export const grazingCalls: Calls<GrazingDeps> = {
  v1: [
    changesRoute,
    recordsRoute,
    historyRoute,
    deletedRoute,
    importsRoute,
    eventsRoute,
    exportRoute,
    calendarRoute,
    schemaRoute,
  ],
  v3: [],
};

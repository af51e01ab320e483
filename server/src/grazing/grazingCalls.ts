import type { Calls } from '../http/mounts';
import { changedRoute } from './changedRoute';
import { changesRoute } from './changesRoute';
import { deletedRoute } from './deletedRoute';
import { enteredRoute } from './enteredRoute';
import { eventsRoute } from './eventsRoute';
import { factRoutes } from './factRoutes';
import { fileRoutes } from './fileRoutes';
import type { GrazingDeps } from './GrazingDeps';
import { historyFileRoute } from './historyFileRoute';
import { historyRoute } from './historyRoute';
import { importsRoute } from './importsRoute';
import { recordsRoute } from './recordsRoute';
import { schemaRoute } from './schemaRoute';
import { sealRoute } from './sealRoute';

export const grazingCalls: Calls<GrazingDeps> = {
  v1: [
    changesRoute,
    factRoutes,
    recordsRoute,
    historyRoute,
    deletedRoute,
    importsRoute,
    eventsRoute,
    fileRoutes,
    historyFileRoute,
    sealRoute,
    enteredRoute,
    changedRoute,
    schemaRoute,
  ],
  v3: [],
};

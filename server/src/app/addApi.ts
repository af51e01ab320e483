import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../accounts';
import { adminCalls } from '../admin';
import { eraseCalls } from '../erasing';
import { grazingCalls } from '../grazing';
import { hookCalls } from '../hooks';
import { mountsOf, type Calls } from '../http/mounts';
import { noticeCalls } from '../notices';
import { partnerCalls } from '../partners';
import { photoCalls } from '../photos';
import { judgeKeys, ranchCalls } from '../ranches';
import { sessionCalls } from '../sessions';
import type { AppDeps } from './AppDeps';
import { healthRoute, readyRoute } from './healthRoutes';
import { linkRoute } from './linkRoute';
import { openapiRoute } from './openapiRoute';

const appCalls: Calls<AppDeps> = { v1: [linkRoute, openapiRoute, healthRoute, readyRoute], v3: [] };

const ALL: readonly Calls<AppDeps>[] = [
  sessionCalls,
  ranchCalls,
  hookCalls,
  noticeCalls,
  grazingCalls,
  photoCalls,
  eraseCalls,
  accountCalls,
  partnerCalls,
  adminCalls,
  appCalls,
];

/** Registers every call of every domain below its mount. */
export async function addApi(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const mounts = mountsOf(deps.config);
  const judgeBelow = judgeKeys(app, deps);
  for (const version of ['v1', 'v3'] as const) {
    const addAll = async (scope: FastifyInstance) => {
      judgeBelow(scope);
      for (const calls of ALL) for (const add of calls[version]) add(scope, deps);
    };
    await app.register(addAll, { prefix: mounts[version] });
  }
}

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../services/Deps';
import { createRanchRoute } from './createRanch';
import { healthRoute, readyRoute } from './health';
import { loginRoute } from './login';
import { logoutRoute } from './logout';
import { changeMeRoute, readMeRoute } from './me';
import { mountsOf } from './mounts';
import { paymentRoute } from './payment';
import { registerRoute } from './register';
import { renameRanchRoute } from './renameRanch';
import { teamRoute } from './team';

export async function addApi(app: FastifyInstance, deps: Deps): Promise<void> {
  const { v1, v3 } = mountsOf(deps.config);
  await app.register(
    async (scope) => {
      registerRoute(scope, deps);
      loginRoute(scope, deps);
      logoutRoute(scope, deps);
      changeMeRoute(scope, deps);
      renameRanchRoute(scope, deps);
      createRanchRoute(scope, deps);
      paymentRoute(scope, deps);
      healthRoute(scope);
      readyRoute(scope, deps);
    },
    { prefix: v1 },
  );
  await app.register(
    async (scope) => {
      readMeRoute(scope, deps);
      teamRoute(scope, deps);
    },
    { prefix: v3 },
  );
}

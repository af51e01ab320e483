import type { Me } from '@contract/me';
import { paths } from '@contract/paths';
import { settingsPatchSchema } from '@contract/settings';
import type { FastifyInstance } from 'fastify';
import { findRanchesOf } from '../db/ranches';
import { replaceSettings } from '../db/users';
import { parseBody } from '../http/parseBody';
import { presentMe } from '../presenters/presentMe';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';

export function readMeRoute(app: FastifyInstance, deps: Deps): void {
  app.get(paths.v3.me, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    return presentMe(user, await findRanchesOf(deps.db, user.uuid));
  });
}

export function changeMeRoute(app: FastifyInstance, deps: Deps): void {
  app.patch(paths.v1.me, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    const { settings } = await parseBody(settingsPatchSchema, request.body);
    await replaceSettings(deps.db, user.uuid, settings);
    return presentMe({ ...user, settings }, await findRanchesOf(deps.db, user.uuid));
  });
}

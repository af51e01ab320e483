import { profileSchema } from '@contract/account';
import type { Me } from '@contract/me';
import { paths } from '@contract/paths';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import { findRanchesOf } from '../db/ranches';
import { lockUser, replaceProfile } from '../db/users';
import { parseBody } from '../http/parseBody';
import { nothingToChange, unauthenticated } from '../http/refusals';
import { presentMe } from '../presenters/presentMe';
import type { Deps } from '../services/Deps';
import { mergeProfile } from '../services/profile';
import { requireSignedIn } from '../services/sessions';

export function changeProfileRoute(app: FastifyInstance, deps: Deps): void {
  app.patch(paths.v1.profile, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    const changes = await parseBody(profileSchema, request.body);
    if (Object.keys(changes).length === 0) throw nothingToChange();
    const profile = await inTransaction(deps.db, async (trx) => {
      const stored = await lockUser(trx, user.uuid);
      if (stored === undefined) throw unauthenticated();
      const merged = mergeProfile(stored, changes);
      await replaceProfile(trx, user.uuid, merged);
      return merged;
    });
    return presentMe({ ...user, ...profile }, await findRanchesOf(deps.db, user.uuid));
  });
}

import { paths } from '@contract/paths';
import type { Subscription } from '@contract/subscription';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../db/memberships';
import { findSubscription } from '../db/ranches';
import { notFound } from '../http/refusals';
import { assertBelongs } from '../policies/ranchPolicies';
import { presentSubscription } from '../presenters/presentSubscription';
import type { Deps } from '../services/Deps';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, type RanchRoute } from './ranchParams';

export function paymentRoute(app: FastifyInstance, deps: Deps): void {
  app.get<RanchRoute>(paths.v1.payment(':ranchUuid'), async (request): Promise<Subscription> => {
    const user = await requireSignedIn(deps, request);
    const ranchUuid = readRanchUuid(request.params);
    assertBelongs(await findMembership(deps.db, ranchUuid, user.uuid));
    const subscription = await findSubscription(deps.db, ranchUuid);
    if (subscription === undefined) throw notFound();
    return presentSubscription(subscription);
  });
}

import { paths } from '@contract/http/paths';
import type { Ranch } from '@contract/people/me';
import { ranchNameSchema } from '@contract/ranches/ranch';
import type { Subscription } from '@contract/ranches/subscription';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import type { RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { assertMay, readAsker } from './onRanch';
import type { RanchDeps } from './RanchDeps';
import { findSubscription } from './ranchesTable';
import { renameRanch } from './renameRanch';

export function renameRanchRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.patch<RanchRoute>(paths.v1.ranch(':ranchUuid'), async (request): Promise<Ranch> => {
    const asker = await readAsker(deps, request);
    const { name } = await parseBody(ranchNameSchema, request.body);
    return renameRanch(deps, asker, name);
  });
}

export function paymentRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(paths.v1.payment(':ranchUuid'), async (request): Promise<Subscription> => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'see');
    const subscription = await findSubscription(deps.db, asker.ranchUuid);
    if (subscription === undefined) throw notFound();
    return presentSubscription(subscription);
  });
}

type SubscriptionRow = Omit<Subscription, 'trial_ends_at'> & { trial_ends_at: Date | null };

function presentSubscription({ status, plan, trial_ends_at }: SubscriptionRow): Subscription {
  return { status, plan, trial_ends_at: trial_ends_at?.toISOString() ?? null };
}

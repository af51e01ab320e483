import { paths } from '@contract/paths';
import type { Subscription } from '@contract/subscription';
import type { ApiCall } from '@shared/api/ApiCall';

export const subscriptionApi = {
  ofRanch: (ranchUuid: string): ApiCall<Subscription> => ({
    method: 'GET',
    api: 'v1',
    path: paths.v1.payment(ranchUuid),
    schema: () => import('@contract/subscription').then(({ subscriptionSchema }) => subscriptionSchema),
  }),
};

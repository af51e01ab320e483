import { paths } from '@contract/http/paths';
import type { Subscription } from '@contract/ranches/subscription';
import type { ApiCall } from '@shared/api/ApiCall';

export const subscriptionApi = {
  ofRanch: (ranchUuid: string): ApiCall<Subscription> => ({
    method: 'GET',
    api: 'v1',
    path: paths.v1.payment(ranchUuid),
    schema: () => import('@contract/ranches/subscription').then(({ subscriptionSchema }) => subscriptionSchema),
  }),
};

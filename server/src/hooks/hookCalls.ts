import type { Calls } from '../http/mounts';
import { deliveriesRoute, sendAgainRoute, sendFailedAgainRoute } from './deliveryRoutes';
import type { HookDeps } from './HookDeps';
import {
  changeWebhookRoute,
  deleteWebhookRoute,
  makeWebhookRoute,
  renewSecretRoute,
  testWebhookRoute,
  webhooksRoute,
} from './hookRoutes';

export const hookCalls: Calls<HookDeps> = {
  v1: [
    makeWebhookRoute,
    webhooksRoute,
    changeWebhookRoute,
    deleteWebhookRoute,
    renewSecretRoute,
    testWebhookRoute,
    deliveriesRoute,
    sendFailedAgainRoute,
    sendAgainRoute,
  ],
  v3: [],
};

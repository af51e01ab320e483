import { recordPaths } from '@contract/grazing/recordPaths';
import type { DeliveriesPage } from '@contract/hooks/delivery';
import type { ChangedWebhook, NewHookSecret, NewWebhook, WantedWebhook, Webhook } from '@contract/hooks/webhook';
import type { ApiCall } from '@shared/api/ApiCall';
import { queries, showThrown } from '@shared/api/queries';

const schemas = () => import('@contract/hooks/webhook');

/** A webhook of a ranch. */
interface OfRanch {
  ranchUuid: string;
  uuid: string;
}

/** Makes a webhook. Its answer has the secret, so it never stands in the store (`useUnkeptCall`). */
export const makeWebhookCall = (ranchUuid: string, body: WantedWebhook): ApiCall<NewWebhook> => ({
  method: 'POST',
  api: 'v1',
  path: recordPaths.webhooks(ranchUuid),
  body,
  schema: async () => (await schemas()).newWebhookSchema,
});

/** Gives a webhook another secret; the same holds for its answer. */
export const renewSecretCall = ({ ranchUuid, uuid }: OfRanch): ApiCall<NewHookSecret> => ({
  method: 'POST',
  api: 'v1',
  path: recordPaths.webhookSecret(ranchUuid, uuid),
  schema: async () => (await schemas()).newHookSecretSchema,
});

/** Shows a failure where the list is: after one too, another person may have changed it. */
const shownFailure = (
  _what: unknown,
  { extra, queryFulfilled }: { extra: unknown; queryFulfilled: Promise<unknown> },
) =>
  queryFulfilled.then(
    () => undefined,
    (thrown: Parameters<typeof showThrown>[1]) => showThrown(extra, thrown),
  );

const webhooksApi = queries.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<Webhook[], string>({
      query: (ranchUuid) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.webhooks(ranchUuid),
        schema: async () => (await schemas()).webhooksSchema,
      }),
      providesTags: ['Webhook'],
    }),
    changeWebhook: build.mutation<void, OfRanch & { change: ChangedWebhook }>({
      query: ({ ranchUuid, uuid, change }) => ({
        method: 'PATCH',
        api: 'v1',
        path: recordPaths.webhook(ranchUuid, uuid),
        body: change,
      }),
      invalidatesTags: ['Webhook'],
      onQueryStarted: shownFailure,
    }),
    deleteWebhook: build.mutation<void, OfRanch>({
      query: ({ ranchUuid, uuid }) => ({ method: 'DELETE', api: 'v1', path: recordPaths.webhook(ranchUuid, uuid) }),
      invalidatesTags: ['Webhook'],
      onQueryStarted: shownFailure,
    }),
    testWebhook: build.mutation<void, OfRanch>({
      query: ({ ranchUuid, uuid }) => ({ method: 'POST', api: 'v1', path: recordPaths.webhookTest(ranchUuid, uuid) }),
      invalidatesTags: ['Webhook'],
      onQueryStarted: shownFailure,
    }),
    deliveries: build.infiniteQuery<DeliveriesPage, OfRanch, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      },
      query: ({ queryArg: { ranchUuid, uuid }, pageParam }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.deliveries(ranchUuid, uuid)}?cursor=${encodeURIComponent(pageParam)}`,
        schema: async () => (await import('@contract/hooks/delivery')).deliveriesSchema,
      }),
      providesTags: ['Webhook'],
    }),
    sendAgain: build.mutation<void, OfRanch & { deliveryUuid: string }>({
      query: ({ ranchUuid, uuid, deliveryUuid }) => ({
        method: 'POST',
        api: 'v1',
        path: recordPaths.deliveryAgain(ranchUuid, uuid, deliveryUuid),
      }),
      invalidatesTags: ['Webhook'],
      onQueryStarted: shownFailure,
    }),
    sendFailedAgain: build.mutation<void, OfRanch>({
      query: ({ ranchUuid, uuid }) => ({
        method: 'POST',
        api: 'v1',
        path: recordPaths.deliveriesAgain(ranchUuid, uuid),
      }),
      invalidatesTags: ['Webhook'],
      onQueryStarted: shownFailure,
    }),
  }),
});

export const {
  useWebhooksQuery,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  useDeliveriesInfiniteQuery,
  useSendAgainMutation,
  useSendFailedAgainMutation,
} = webhooksApi;

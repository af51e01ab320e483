import { recordPaths } from '@contract/grazing/recordPaths';
import type { ApiKey, NewApiKey, WantedKey } from '@contract/keys/apiKey';
import type { RanchLogPage } from '@contract/keys/keyLog';
import type { KeyUse } from '@contract/keys/keyUse';
import type { ApiCall } from '@shared/api/ApiCall';
import { queries, showThrown } from '@shared/api/queries';

const schemas = () => import('@contract/keys/apiKey');

/** Makes a key of a ranch. Its answer opens the ranch, so it never stands in the store (`useUnkeptCall`). */
export const makeKeyCall = (ranchUuid: string, body: WantedKey): ApiCall<NewApiKey> => ({
  method: 'POST',
  api: 'v1',
  path: recordPaths.keys(ranchUuid),
  body,
  schema: async () => (await schemas()).newApiKeySchema,
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

/** The keys of a ranch, without what opens. */
const keysApi = queries.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<ApiKey[], string>({
      query: (ranchUuid) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.keys(ranchUuid),
        schema: async () => (await schemas()).apiKeysSchema,
      }),
      providesTags: ['Key'],
    }),
    revokeKey: build.mutation<void, { ranchUuid: string; uuid: string }>({
      query: ({ ranchUuid, uuid }) => ({ method: 'DELETE', api: 'v1', path: recordPaths.key(ranchUuid, uuid) }),
      invalidatesTags: ['Key'],
      onQueryStarted: shownFailure,
    }),
    keyUse: build.query<KeyUse, { ranchUuid: string; uuid: string }>({
      query: ({ ranchUuid, uuid }) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.keyUse(ranchUuid, uuid),
        schema: async () => (await import('@contract/keys/keyUse')).keyUseSchema,
      }),
      keepUnusedDataFor: 0,
    }),
    keyLog: build.infiniteQuery<RanchLogPage, string, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.ranchLog(queryArg)}?cursor=${encodeURIComponent(pageParam)}`,
        schema: async () => (await import('@contract/keys/keyLog')).ranchLogSchema,
      }),
      providesTags: ['Key'],
    }),
    switchKeysOn: build.mutation<void, { ranchUuid: string; uuids: readonly string[] }>({
      query: ({ ranchUuid, uuids }) => ({
        method: 'POST',
        api: 'v1',
        path: recordPaths.keysOn(ranchUuid),
        body: { uuids },
      }),
      invalidatesTags: ['Key', 'Webhook'],
      onQueryStarted: shownFailure,
    }),
  }),
});

export const { useKeyLogInfiniteQuery, useKeysQuery, useKeyUseQuery, useRevokeKeyMutation, useSwitchKeysOnMutation } =
  keysApi;

import { recordPaths } from '@contract/grazing/recordPaths';
import type { ExportKey, NewExportKey, WantedKey } from '@contract/ranches/exportKey';
import type { ApiCall } from '@shared/api/ApiCall';
import { queries, showThrown } from '@shared/api/queries';

const schemas = () => import('@contract/ranches/exportKey');

/** Makes a key of a ranch. Its answer opens the ranch's exports, so it never stands in the store (`useUnkeptCall`). */
export const makeKeyCall = (ranchUuid: string, body: WantedKey): ApiCall<NewExportKey> => ({
  method: 'POST',
  api: 'v1',
  path: recordPaths.keys(ranchUuid),
  body,
  schema: async () => (await schemas()).newExportKeySchema,
});

/** The keys of a ranch, without what opens. */
const keysApi = queries.injectEndpoints({
  endpoints: (build) => ({
    exportKeys: build.query<ExportKey[], string>({
      query: (ranchUuid) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.keys(ranchUuid),
        schema: async () => (await schemas()).exportKeysSchema,
      }),
      providesTags: ['ExportKey'],
    }),
    revokeExportKey: build.mutation<void, { ranchUuid: string; uuid: string }>({
      query: ({ ranchUuid, uuid }) => ({ method: 'DELETE', api: 'v1', path: recordPaths.key(ranchUuid, uuid) }),
      // After a failure too: another person may have revoked it.
      invalidatesTags: ['ExportKey'],
      onQueryStarted: (_what, { extra, queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          (thrown) => showThrown(extra, thrown),
        ),
    }),
  }),
});

export const { useExportKeysQuery, useRevokeExportKeyMutation } = keysApi;

import { recordPaths } from '@contract/grazing/recordPaths';
import type { Seal } from '@contract/grazing/seal';
import { queries } from '@shared/api/queries';

/** Where the chain of a ranch's history ends, and which ends the server signed. */
const sealApi = queries.injectEndpoints({
  endpoints: (build) => ({
    seal: build.query<Seal, string>({
      query: (ranchUuid) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.seal(ranchUuid),
        schema: async () => (await import('@contract/grazing/seal')).sealSchema,
      }),
    }),
  }),
});

export const { useSealQuery, useLazySealQuery } = sealApi;

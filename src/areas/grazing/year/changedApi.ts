import type { ChangedEntries } from '@contract/grazing/changed';
import { recordPaths } from '@contract/grazing/recordPaths';
import { queries } from '@shared/api/queries';

interface Asked {
  ranchUuid: string;
  year: number;
  /** A line of the chain. */
  since: number;
  /** How far the record was read: once it is read further, it is asked for again. */
  cursor: number | null;
}

/** How many entries of a year were written behind a line of the history's chain. */
const changedApi = queries.injectEndpoints({
  endpoints: (build) => ({
    changedEntries: build.query<ChangedEntries, Asked>({
      query: ({ ranchUuid, year, since }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.changed(ranchUuid)}?year=${year}&since=${since}`,
        schema: async () => (await import('@contract/grazing/changed')).changedSchema,
      }),
    }),
  }),
});

export const { useChangedEntriesQuery } = changedApi;

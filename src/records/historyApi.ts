import type { DeletedGroups, PastImports, RecordHistory } from '@contract/grazing/history';
import { recordPaths } from '@contract/grazing/recordPaths';
import { queries } from '@shared/api/queries';

interface Which {
  ranchUuid: string;
  uuid: string;
  /** With what was written of the records that name it. */
  isRelated: boolean;
}

const FROM_THE_LATEST = {
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
};

/** The versions of a record, and what was deleted, newest first. Only the server has them. */
const historyApi = queries.injectEndpoints({
  endpoints: (build) => ({
    recordHistory: build.infiniteQuery<RecordHistory, Which, string>({
      infiniteQueryOptions: FROM_THE_LATEST,
      query: ({ queryArg: { ranchUuid, uuid, isRelated }, pageParam }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.recordHistory(ranchUuid, uuid)}?related=${isRelated}&cursor=${encodeURIComponent(pageParam)}`,
        schema: async () => (await import('@contract/grazing/history')).recordHistorySchema,
      }),
    }),
    deletedRecords: build.infiniteQuery<DeletedGroups, Pick<Which, 'ranchUuid'>, string>({
      infiniteQueryOptions: FROM_THE_LATEST,
      query: ({ queryArg: { ranchUuid }, pageParam }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.deleted(ranchUuid)}?cursor=${encodeURIComponent(pageParam)}`,
        schema: async () => (await import('@contract/grazing/history')).deletedGroupsSchema,
      }),
    }),
    pastImports: build.query<PastImports, Pick<Which, 'ranchUuid'>>({
      query: ({ ranchUuid }) => ({
        method: 'GET',
        api: 'v1',
        path: recordPaths.imports(ranchUuid),
        schema: async () => (await import('@contract/grazing/history')).pastImportsSchema,
      }),
    }),
  }),
});

export const { usePastImportsQuery, useRecordHistoryInfiniteQuery, useDeletedRecordsInfiniteQuery } = historyApi;

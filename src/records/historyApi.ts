import type { ErasureReason } from '@contract/grazing/erasure';
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
/** Of which record the version, and of which group the words are erased; null: they stay. */
interface Erasing {
  ranchUuid: string;
  version: { uuid: string; revision: number } | null;
  groupUuid: string | null;
  body: { name: string; reason: ErasureReason };
}

const pathsOf = ({ ranchUuid, version, groupUuid }: Erasing): string[] => [
  ...(version === null ? [] : [recordPaths.eraseVersion(ranchUuid, version.uuid, version.revision)]),
  ...(groupUuid === null ? [] : [recordPaths.eraseLabel(ranchUuid, groupUuid)]),
];

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
    eraseHistory: build.mutation<null, Erasing>({
      // What is erased already is so when it is asked for again: a second try goes on where the first one failed.
      queryFn: async (what, _api, _options, call) => {
        for (const path of pathsOf(what)) {
          const { error } = await call({ method: 'POST', api: 'v1', path, body: what.body });
          if (error !== undefined) return { error };
        }
        return { data: null };
      },
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

export const {
  useEraseHistoryMutation,
  usePastImportsQuery,
  useRecordHistoryInfiniteQuery,
  useDeletedRecordsInfiniteQuery,
} = historyApi;

import type { AdminUsersPage, AuditPage } from '@contract/admin';
import { paths } from '@contract/paths';
import { queries } from '@shared/api/queries';
import { tellThrown } from '@shared/api/tellFailure';

type Cursor = string | null;

interface BetaChange {
  uuid: string;
  is_beta_tester: boolean;
  /** What the list that shows the person was searched for. */
  query: string;
}

const schemas = () => import('@contract/admin');

/** The path with those parts of the query that say something. */
function withQuery(path: string, parts: Record<string, Cursor>): string {
  const given = Object.entries(parts).flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Lists come page by page; the last page names no next one. */
const pageByPage: {
  initialPageParam: Cursor;
  getNextPageParam: (page: { next_cursor: Cursor }) => string | undefined;
} = {
  initialPageParam: null,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
};

/** What admins see of all people and of what was done to them. */
const adminApi = queries.injectEndpoints({
  endpoints: (build) => ({
    users: build.infiniteQuery<AdminUsersPage, string, Cursor>({
      infiniteQueryOptions: pageByPage,
      query: ({ queryArg: query, pageParam: cursor }) => ({
        method: 'GET',
        api: 'v1',
        path: withQuery(paths.v1.adminUsers, { query, cursor }),
        schema: async () => (await schemas()).adminUsersSchema,
      }),
      providesTags: ['AdminUser'],
    }),
    audit: build.infiniteQuery<AuditPage, void, Cursor>({
      infiniteQueryOptions: pageByPage,
      query: ({ pageParam: cursor }) => ({
        method: 'GET',
        api: 'v1',
        path: withQuery(paths.v1.adminAudit, { cursor }),
        schema: async () => (await schemas()).auditSchema,
      }),
      providesTags: ['Audit'],
    }),
    setBetaTester: build.mutation<void, BetaChange>({
      query: ({ uuid, is_beta_tester }) => ({
        method: 'PATCH',
        api: 'v1',
        path: paths.v1.adminUser(uuid),
        body: { is_beta_tester },
      }),
      invalidatesTags: ['Audit'],
      onQueryStarted: ({ uuid, is_beta_tester, query }, { dispatch, queryFulfilled }) => {
        // By its uuid, not by its place: the list may have been loaded anew before a failure puts it back.
        const mark = (isBetaTester: boolean) =>
          dispatch(
            adminApi.util.updateQueryData('users', query, (draft) => {
              const user = draft.pages.flatMap(({ users }) => users).find((one) => one.uuid === uuid);
              if (user !== undefined) user.is_beta_tester = isBetaTester;
            }),
          );
        mark(is_beta_tester);
        return queryFulfilled.then(
          () => undefined,
          (thrown) => {
            mark(!is_beta_tester);
            tellThrown(dispatch, thrown);
          },
        );
      },
    }),
  }),
});

export const { useUsersInfiniteQuery, useAuditInfiniteQuery, useSetBetaTesterMutation } = adminApi;

import type { AdminUsersPage, AuditPage } from '@contract/admin/admin';
import type { LinksPage } from '@contract/partners/partnerLinks';
import { adminPaths } from '@contract/admin/adminPaths';
import { queries, showThrown } from '@shared/api/queries';

type Cursor = string | null;

interface BetaChange {
  uuid: string;
  is_beta_tester: boolean;
  /** What the list that shows the person was searched for. */
  query: string;
}

const schemas = () => import('@contract/admin/admin');

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
        path: withQuery(adminPaths.users, { query, cursor }),
        schema: async () => (await schemas()).adminUsersSchema,
      }),
      providesTags: ['AdminUser'],
    }),
    audit: build.infiniteQuery<AuditPage, void, Cursor>({
      infiniteQueryOptions: pageByPage,
      query: ({ pageParam: cursor }) => ({
        method: 'GET',
        api: 'v1',
        path: withQuery(adminPaths.audit, { cursor }),
        schema: async () => (await schemas()).auditSchema,
      }),
      providesTags: ['Audit'],
    }),
    partnerLinks: build.infiniteQuery<LinksPage, void, Cursor>({
      infiniteQueryOptions: pageByPage,
      query: ({ pageParam: cursor }) => ({
        method: 'GET',
        api: 'v1',
        path: withQuery(adminPaths.partnerLinks, { cursor }),
        schema: async () => (await import('@contract/partners/partnerLinks')).linksPageSchema,
      }),
      providesTags: ['PartnerLink'],
    }),
    revokePartnerLink: build.mutation<void, string>({
      query: (uuid) => ({ method: 'DELETE', api: 'v1', path: adminPaths.partnerLink(uuid) }),
      // What could not be revoked stands otherwise than the list says.
      invalidatesTags: ['PartnerLink', 'Audit'],
    }),
    setBetaTester: build.mutation<void, BetaChange>({
      query: ({ uuid, is_beta_tester }) => ({
        method: 'PATCH',
        api: 'v1',
        path: adminPaths.user(uuid),
        body: { is_beta_tester },
      }),
      // Lists of other searches show the person too.
      invalidatesTags: ['Audit', 'AdminUser'],
      onQueryStarted: ({ uuid, is_beta_tester, query }, { dispatch, extra, queryFulfilled }) => {
        // By its uuid, not by its place: the list may have been loaded again before a failure puts the mark back.
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
            showThrown(extra, thrown);
          },
        );
      },
    }),
  }),
});

export const {
  useUsersInfiniteQuery,
  useAuditInfiniteQuery,
  usePartnerLinksInfiniteQuery,
  useRevokePartnerLinkMutation,
  useSetBetaTesterMutation,
} = adminApi;

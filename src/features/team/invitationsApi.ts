import { paths } from '@contract/http/paths';
import type { Invitation, NewInvitation } from '@contract/ranches/invitation';
import { t } from '@domain/words';
import { queries, showThrown } from '@shared/api/queries';
import { toastShown } from '@shared/events';

const schemas = () => import('@contract/ranches/invitation');

interface OfRanch {
  ranchUuid: string;
}

/** The invitations of a ranch that can still be accepted. Sending one to the same email again replaces the earlier. */
const invitationsApi = queries.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<Invitation[], string>({
      query: (ranchUuid) => ({
        method: 'GET',
        api: 'v1',
        path: paths.v1.invitations(ranchUuid),
        schema: async () => (await schemas()).invitationsSchema,
      }),
      providesTags: ['Invitation'],
    }),
    sendInvitation: build.mutation<Invitation, OfRanch & NewInvitation>({
      query: ({ ranchUuid, ...body }) => ({
        method: 'POST',
        api: 'v1',
        path: paths.v1.invitations(ranchUuid),
        body,
        schema: async () => (await schemas()).invitationSchema,
      }),
      // After a failure too: the answer may have been lost, and not the invitation.
      invalidatesTags: ['Invitation'],
      onQueryStarted: ({ email }, { dispatch, extra, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(toastShown('success', t`Invitation sent to ${email}`)),
          (thrown) => showThrown(extra, thrown),
        ),
    }),
    revokeInvitation: build.mutation<void, OfRanch & { uuid: string }>({
      query: ({ ranchUuid, uuid }) => ({ method: 'DELETE', api: 'v1', path: paths.v1.invitation(ranchUuid, uuid) }),
      invalidatesTags: ['Invitation'],
      onQueryStarted: (_what, { extra, queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          (thrown) => showThrown(extra, thrown),
        ),
    }),
  }),
});

export const { useInvitationsQuery, useSendInvitationMutation, useRevokeInvitationMutation } = invitationsApi;

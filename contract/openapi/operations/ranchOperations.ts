import { paths } from '../../http/paths';
import { ranchSchema } from '../../people/me';
import { invitationSchema, invitationsSchema, newInvitationSchema } from '../../ranches/invitation';
import { ranchDeletionSchema, ranchNameSchema } from '../../ranches/ranch';
import { subscriptionSchema } from '../../ranches/subscription';
import { memberRoleSchema, memberSchema, teamSchema } from '../../ranches/team';
import type { Operation } from '../Operation';

const RANCH = ':ranchUuid';
const MEMBER = paths.v1.member(RANCH, ':userUuid');
const AS_SEEN = { words: 'The ranch as the person sees it', schema: ranchSchema };

/** Calls about a ranch and its team. */
export const ranchOperations: readonly Operation[] = [
  {
    call: `PATCH ${paths.v1.ranch(RANCH)}`,
    mount: 'v1',
    id: 'renameRanch',
    tag: 'The app’s own',
    summary: 'Rename a ranch',
    who: 'rename',
    body: { schema: ranchNameSchema, example: { name: 'Dry Creek' } },
    answers: { 200: AS_SEEN },
  },
  {
    call: `DELETE ${paths.v1.ranch(RANCH)}`,
    mount: 'v1',
    id: 'deleteRanch',
    tag: 'The app’s own',
    summary: 'Delete a ranch',
    who: 'deleteRanch',
    isOwn: true,
    body: { schema: ranchDeletionSchema, example: { name: 'Dry Creek' } },
    answers: { 204: { words: 'It is deleted, and can be brought back for 30 days' } },
    refusedWith: ['409 has_members'],
  },
  {
    call: `POST ${paths.v1.restoreRanch(RANCH)}`,
    mount: 'v1',
    id: 'restoreRanch',
    tag: 'The app’s own',
    summary: 'Bring back a deleted ranch',
    who: 'person',
    answers: { 200: AS_SEEN },
  },
  {
    call: `DELETE ${paths.v1.leaveRanch(RANCH)}`,
    mount: 'v1',
    id: 'leaveRanch',
    tag: 'The app’s own',
    summary: 'Leave a ranch',
    who: 'leave',
    isOwn: true,
    answers: { 204: { words: 'The person has left it' } },
    refusedWith: ['409 last_owner'],
  },
  {
    call: `GET ${paths.v1.payment(RANCH)}`,
    mount: 'v1',
    id: 'readPayment',
    tag: 'The app’s own',
    summary: 'Read how the ranch is paid for',
    who: 'see',
    answers: { 200: { words: 'Its subscription', schema: subscriptionSchema } },
  },
  {
    call: `GET ${paths.v3.team(RANCH)}`,
    mount: 'v3',
    id: 'readTeam',
    tag: 'The app’s own',
    summary: 'List the people of a ranch',
    who: 'see',
    answers: { 200: { words: 'Its members', schema: teamSchema } },
  },
  {
    call: `PATCH ${MEMBER}`,
    mount: 'v1',
    id: 'changeMember',
    tag: 'The app’s own',
    summary: 'Give a member another role',
    who: 'changeMembers',
    body: { schema: memberRoleSchema, example: { role: 'viewer' } },
    answers: { 200: { words: 'The member', schema: memberSchema } },
    refusedWith: ['409 last_owner'],
  },
  {
    call: `DELETE ${MEMBER}`,
    mount: 'v1',
    id: 'removeMember',
    tag: 'The app’s own',
    summary: 'Remove a member',
    who: 'changeMembers',
    answers: { 204: { words: 'They are no longer on the ranch' } },
    refusedWith: ['409 last_owner'],
  },
  {
    call: `GET ${paths.v1.invitations(RANCH)}`,
    mount: 'v1',
    id: 'readInvitations',
    tag: 'The app’s own',
    summary: 'List open invitations',
    who: 'invite',
    answers: { 200: { words: 'Those that can still be accepted', schema: invitationsSchema } },
  },
  {
    call: `POST ${paths.v1.invitations(RANCH)}`,
    mount: 'v1',
    id: 'invite',
    tag: 'The app’s own',
    summary: 'Invite a person',
    words: 'An admin who acts for a person can’t invite an owner.',
    who: 'invite',
    body: { schema: newInvitationSchema, example: { email: 'guest@example.com', role: 'viewer' } },
    answers: {
      201: {
        words: 'The invitation, which is mailed; an earlier one to the same email ends',
        schema: invitationSchema,
      },
    },
    refusedWith: ['409 already_member', '429 too_many'],
  },
  {
    call: `DELETE ${paths.v1.invitation(RANCH, ':uuid')}`,
    mount: 'v1',
    id: 'revokeInvitation',
    tag: 'The app’s own',
    summary: 'Withdraw an invitation',
    who: 'invite',
    answers: { 204: { words: 'Its link opens nothing from now on' } },
  },
];

import { paths } from '../../http/paths';
import {
  accountDeletionSchema,
  betaTesterSchema,
  buildPasswordChangeSchema,
  cancelDeleteSchema,
  deletionScheduledSchema,
  profileSchema,
} from '../../people/account';
import { linkSchema, linkStateSchema } from '../../people/link';
import { meSchema } from '../../people/me';
import { buildResetSchema, resetRequestSchema } from '../../people/passwordReset';
import { preferencesPatchSchema } from '../../people/preferences';
import { object } from '../../text/yup';
import type { Operation, RefusedWith } from '../Operation';

const ENDED: readonly RefusedWith[] = ['410 token_invalid', '410 token_expired', '410 token_used', '410 token_revoked'];
const ME = { words: 'The person as they are now', schema: meSchema };
const TOKEN = 'the token of the link in the mail';
const PASSWORD = 'seven wet cows at dawn';
/** Which passwords are too common, the server alone knows. */
const isCommon = () => false;
const nothing = object({}).noUnknown();

/** Calls about a person's own account. */
export const accountOperations: readonly Operation[] = [
  {
    call: `GET ${paths.v3.me}`,
    mount: 'v3',
    id: 'readMe',
    tag: 'The app’s own',
    summary: 'Read the signed-in person and their ranches',
    who: 'person',
    answers: { 200: ME },
  },
  {
    call: `PATCH ${paths.v1.me}`,
    mount: 'v1',
    id: 'changeMe',
    tag: 'The app’s own',
    summary: 'Change settings or language',
    words: 'At least one of the two is sent. Settings are replaced whole, and are JSON of at most 32 levels.',
    who: 'person',
    body: { schema: preferencesPatchSchema, example: { settings: { units: 'metric' } } },
    answers: { 200: ME },
  },
  {
    call: `PATCH ${paths.v1.profile}`,
    mount: 'v1',
    id: 'changeProfile',
    tag: 'The app’s own',
    summary: 'Change name or phone number',
    who: 'person',
    body: { schema: profileSchema, example: { full_name: 'Ana Mae Poe', phone_number: '555 0199' } },
    answers: { 200: ME },
  },
  {
    call: `POST ${paths.v1.beta}`,
    mount: 'v1',
    id: 'changeBeta',
    tag: 'The app’s own',
    summary: 'Join or leave the beta',
    who: 'person',
    body: { schema: betaTesterSchema, example: { is_beta_tester: false } },
    answers: { 200: ME },
  },
  {
    call: `POST ${paths.v1.password}`,
    mount: 'v1',
    id: 'changePassword',
    tag: 'The app’s own',
    summary: 'Change the password',
    who: 'person',
    isOwn: true,
    body: {
      schema: buildPasswordChangeSchema(isCommon),
      example: { current_password: PASSWORD, password: 'nine grey mules at noon' },
    },
    answers: { 204: { words: 'It is changed, and all other sessions have ended' } },
    refusedWith: ['401 wrong_credentials', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.passwordResetRequest}`,
    mount: 'v1',
    id: 'requestReset',
    tag: 'The app’s own',
    summary: 'Ask for a link to a new password',
    who: 'everyone',
    body: { schema: resetRequestSchema, example: { email: 'ben@example.com' } },
    answers: { 202: { words: 'The same whether there is such an account', schema: nothing } },
    refusedWith: ['429 too_many'],
  },
  {
    call: `POST ${paths.v1.passwordReset}`,
    mount: 'v1',
    id: 'resetPassword',
    tag: 'The app’s own',
    summary: 'Set a new password by a link',
    who: 'everyone',
    body: { schema: buildResetSchema(isCommon), example: { password: 'nine grey mules at noon', token: TOKEN } },
    answers: { 204: { words: 'It is set, and all sessions have ended' } },
    refusedWith: [...ENDED, '429 too_many'],
  },
  {
    call: `DELETE ${paths.v1.me}`,
    mount: 'v1',
    id: 'deleteAccount',
    tag: 'The app’s own',
    summary: 'Ask for the deletion of the account',
    who: 'person',
    isOwn: true,
    body: { schema: accountDeletionSchema, example: { password: PASSWORD } },
    answers: { 202: { words: 'The day on which it is deleted', schema: deletionScheduledSchema } },
    refusedWith: ['401 wrong_credentials', '409 last_owner', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.cancelDelete}`,
    mount: 'v1',
    id: 'cancelDeletion',
    tag: 'The app’s own',
    summary: 'Keep the account, by the link in the mail',
    who: 'everyone',
    body: { schema: cancelDeleteSchema, example: { token: TOKEN } },
    answers: { 204: { words: 'It stays' } },
    refusedWith: [...ENDED, '429 too_many'],
  },
  {
    call: `POST ${paths.v1.keep}`,
    mount: 'v1',
    id: 'keepAccount',
    tag: 'The app’s own',
    summary: 'Keep the account, signed in',
    who: 'person',
    answers: { 204: { words: 'It stays' } },
  },
  {
    call: `POST ${paths.v1.link}`,
    mount: 'v1',
    id: 'readLink',
    tag: 'The app’s own',
    summary: 'Ask how a link of a mail is',
    who: 'everyone',
    body: { schema: linkSchema, example: { kind: 'reset', token: TOKEN } },
    answers: { 200: { words: 'Whether it is good, or how it ended', schema: linkStateSchema } },
    refusedWith: ['429 too_many'],
  },
];

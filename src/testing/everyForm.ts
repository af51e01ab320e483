import type { AppState } from '@app/rootReducer';
import { forms } from '@features/auth/forms';
import { userForms } from '@features/user';
import { ranchSetUpSubmitted } from '@features/user/userSlice';
import type { RequestState } from '@shared/requestState';
import { aMe, aPartner, aSignup, RANCH_UUID } from './factories';
import type { setupStartedStore } from './setupTestStore';

export interface Form {
  call: string;
  submit: Parameters<Awaited<ReturnType<typeof setupStartedStore>>['store']['dispatch']>[0];
  request: (state: AppState) => RequestState;
  hasSession: boolean;
  /** Who is signed in, where that is not the Maria of every test. */
  me?: ReturnType<typeof aMe>;
  /** Whether a good answer has nothing to say. */
  isQuiet?: true;
}

const masquerade = { admin_email: 'ana@example.com', email: 'maria@example.com', admin_password: 'x' };

/** Whatever sagas send for a form or a button that changes something, each with the call that may fail. */
export const everyForm: [string, Form][] = [
  [
    'the sign-in',
    {
      call: 'POST /api/v1/auth/login',
      submit: forms.login.submitted({ email: 'maria@example.com', password: 'x' }),
      request: ({ auth }) => auth.login,
      hasSession: false,
    },
  ],
  [
    'the sign-up',
    {
      call: 'POST /api/v1/auth/register',
      submit: forms.signup.submitted(aSignup()),
      request: ({ auth }) => auth.signup,
      hasSession: false,
    },
  ],
  [
    'the sign-out',
    {
      call: 'POST /api/v1/auth/logout',
      submit: forms.signOut.submitted(),
      request: ({ auth }) => auth.signOut,
      hasSession: true,
      isQuiet: true,
    },
  ],
  [
    'the settings',
    {
      call: 'PATCH /api/v1/user/me',
      submit: userForms.preferences.submitted({ units: 'metric' }),
      request: ({ user }) => user.preferences,
      hasSession: true,
    },
  ],
  [
    "the ranch's name",
    {
      call: `PATCH /api/v1/ranch/${RANCH_UUID}`,
      submit: ranchSetUpSubmitted({ ranchName: 'Dry Creek', settings: { units: 'metric' } }),
      request: ({ user }) => user.preferences,
      hasSession: true,
    },
  ],
  [
    'keeping the account',
    {
      call: 'POST /api/v1/user/keep',
      submit: userForms.accountKeep.submitted(),
      request: ({ user }) => user.accountKeep,
      hasSession: true,
      me: aMe({ deletion_scheduled_at: '2026-12-20T12:00:00.000Z' }),
      isQuiet: true,
    },
  ],
  [
    'joining by an invitation',
    {
      call: 'POST /api/v1/auth/join',
      submit: forms.join.submitted({ full_name: 'Ben Yazzie', phone_number: '1', password: 'x' }),
      request: ({ auth }) => auth.join,
      hasSession: false,
    },
  ],
  [
    'joining a program',
    {
      call: 'POST /api/v1/ranch/contracted',
      submit: forms.partnerJoin.submitted(aPartner()),
      request: ({ auth }) => auth.partnerJoin,
      hasSession: false,
    },
  ],
  [
    'asking for a reset link',
    {
      call: 'POST /api/v1/auth/password-reset-request',
      submit: forms.resetRequest.submitted({ email: 'maria@example.com' }),
      request: ({ auth }) => auth.resetRequest,
      hasSession: false,
      isQuiet: true,
    },
  ],
  [
    'the new password',
    {
      call: 'POST /api/v1/auth/password-reset',
      submit: forms.reset.submitted({ password: 'sagebrush moon' }),
      request: ({ auth }) => auth.reset,
      hasSession: false,
      isQuiet: true,
    },
  ],
  [
    "an admin's sign-in",
    {
      call: 'POST /api/v1/auth/login',
      submit: forms.masquerade.submitted(masquerade),
      request: ({ auth }) => auth.masquerade,
      hasSession: false,
    },
  ],
  [
    'the masquerade',
    {
      call: 'POST /api/v1/auth/masquerade',
      submit: forms.masquerade.submitted(masquerade),
      request: ({ auth }) => auth.masquerade,
      hasSession: false,
    },
  ],
  [
    'joining a further ranch',
    {
      call: 'POST /api/v1/ranch/join',
      submit: userForms.ranchJoin.submitted(),
      request: ({ user }) => user.ranchJoin,
      hasSession: true,
    },
  ],
  [
    'making a ranch',
    {
      call: 'POST /api/v1/ranch',
      submit: userForms.ranchCreation.submitted(),
      request: ({ user }) => user.ranchCreation,
      hasSession: true,
      me: aMe({ ranches: [] }),
    },
  ],
  [
    'deleting a ranch',
    {
      call: `DELETE /api/v1/ranch/${RANCH_UUID}`,
      submit: userForms.ranchDeletion.submitted({ ranchUuid: RANCH_UUID, name: 'Rio Seco' }),
      request: ({ user }) => user.ranchDeletion,
      hasSession: true,
      isQuiet: true,
    },
  ],
  [
    'leaving a ranch',
    {
      call: `DELETE /api/v1/ranch/${RANCH_UUID}/user/me`,
      submit: userForms.ranchLeaving.submitted({ ranchUuid: RANCH_UUID }),
      request: ({ user }) => user.ranchLeaving,
      hasSession: true,
      isQuiet: true,
    },
  ],
  [
    'bringing a ranch back',
    {
      call: `POST /api/v1/ranch/${RANCH_UUID}/restore`,
      submit: userForms.ranchRestore.submitted({ ranchUuid: RANCH_UUID }),
      request: ({ user }) => user.ranchRestore,
      hasSession: true,
    },
  ],
  [
    'the profile',
    {
      call: 'PATCH /api/v1/user/profile',
      submit: userForms.profile.submitted({ full_name: 'Ana Castillo', phone_number: '1' }),
      request: ({ user }) => user.profile,
      hasSession: true,
    },
  ],
  [
    'the map’s beta',
    {
      call: 'POST /api/v1/user/beta',
      submit: userForms.beta.submitted({ is_beta_tester: true }),
      request: ({ user }) => user.beta,
      hasSession: true,
    },
  ],
  [
    'the change of password',
    {
      call: 'POST /api/v1/user/password',
      submit: userForms.passwordChange.submitted({ current_password: 'x', password: 'sagebrush moon' }),
      request: ({ user }) => user.passwordChange,
      hasSession: true,
      isQuiet: true,
    },
  ],
  [
    'the deletion of the account',
    {
      call: 'DELETE /api/v1/user/me',
      submit: userForms.accountDeletion.submitted({ password: 'x' }),
      request: ({ user }) => user.accountDeletion,
      hasSession: true,
    },
  ],
];

import { forms } from '@features/auth/forms';
import { ranchSetUpSubmitted, settingsSubmitted } from '@features/user';
import type { RequestState } from '@shared/requestState';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aMe, aSignup, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import type { AppState } from './rootReducer';

/** Signing out reads no body: whatever an answer of success holds, the server has done it. */
const isSuccess = (answer: Answer) => typeof answer === 'object' && answer.status < 300;

interface Form {
  call: string;
  submit: Parameters<Awaited<ReturnType<typeof setupStartedStore>>['store']['dispatch']>[0];
  request: (state: AppState) => RequestState;
  hasSession: boolean;
}

const submissions: [string, Form][] = [
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
    },
  ],
  [
    'the settings',
    {
      call: 'PATCH /api/v1/user/me',
      submit: settingsSubmitted({ units: 'metric' }),
      request: ({ user }) => user.settingsSave,
      hasSession: true,
    },
  ],
  [
    "the ranch's name",
    {
      call: `PATCH /api/v1/ranch/${RANCH_UUID}`,
      submit: ranchSetUpSubmitted({ ranchName: 'Dry Creek', settings: { units: 'metric' } }),
      request: ({ user }) => user.settingsSave,
      hasSession: true,
    },
  ],
];

describe.each(submissions)('R1: %s', (name, { call, submit, request, hasSession }) => {
  const answers = BAD_ANSWERS.filter(([, answer]) => name !== 'the sign-out' || !isSuccess(answer));

  it.each(answers)('that ends in %s says so once, readably, and can be sent again', async (_what, answer) => {
    const { store, until } = await setupStartedStore({ hasSession, answers: { [call]: answer } });
    store.dispatch(submit);
    const state = await until((now) => request(now).status === 'failed');
    expect(state.ui.notices).toHaveLength(1);
    expect(state.ui.notices[0]?.message).toMatch(/^[^<>{}]{2,300}$/);
    expect(state.ui).toMatchObject({ pendingRequests: 0, lastCrash: null });
    expect(state.auth.session).toBe(hasSession ? 'signedIn' : 'anonymous');
    expect(state.user.me?.settings).toEqual(hasSession ? aMe().settings : undefined);
  });
});

import { emailOf, type CallSample } from '../../test/support/CallSample';
import { HostRanch, joining } from '../../test/support/HostRanch';
import { cancelTokenFor, mailbox, resetTokenFor } from '../../test/support/mailbox';
import { MINUTE, PASSWORD, signup, type TestApp } from '../../test/support/testApp';

const NO_TOKEN = 'a token that nobody has made';
const OTHER_PASSWORD = 'nine grey mules at noon';

/** The session of a new person with an account. */
const signedIn = async (test: TestApp, who: string) => ({ token: await test.newcomer(emailOf(who)) });

const OPENING: CallSample[] = [
  {
    call: 'POST /api/v1/auth/register',
    by: 'guest',
    body: signup({ email: 'new@example.com' }),
    prepare: async (_test, who) => ({ body: signup({ email: emailOf(who) }) }),
    again: 'replayed by its key',
  },
  {
    call: 'POST /api/v1/auth/join',
    by: 'guest',
    body: joining('guest@example.com', NO_TOKEN),
    prepare: async (test, who) => {
      const token = await (await HostRanch.start(test)).tokenFor(emailOf(who));
      return { body: joining(emailOf(who), token) };
    },
    again: 'replayed by its key',
  },
  {
    call: 'POST /api/v1/ranch/join',
    by: 'person',
    body: { invitation_token: NO_TOKEN },
    prepare: async (test, who) => {
      const { token } = await signedIn(test, who);
      const invitation_token = await (await HostRanch.start(test)).tokenFor(emailOf(who));
      return { body: { invitation_token }, token };
    },
    again: { status: 410, code: 'token_used' },
  },
  {
    call: 'POST /api/v1/ranch',
    by: 'person',
    body: { name: 'Dry Creek' },
    prepare: async (test, who) => ({ ...(await signedIn(test, who)), body: { name: `${who} Creek` } }),
    again: 'replayed by its key',
  },
];

const OWN: CallSample[] = [
  { call: 'GET /api/v3/user/me', by: 'person', prepare: signedIn },
  {
    call: 'PATCH /api/v1/user/me',
    by: 'person',
    body: { settings: { units: 'metric' } },
    prepare: async (test, who) => ({ ...(await signedIn(test, who)), body: { settings: { units: 'metric' } } }),
    again: { status: 200 },
  },
  {
    call: 'PATCH /api/v1/user/profile',
    by: 'person',
    body: { full_name: 'Ana Mae Poe', phone_number: '555 0199' },
    prepare: async (test, who) => ({ ...(await signedIn(test, who)), body: { full_name: 'Ana Poe' } }),
    again: { status: 200 },
  },
  {
    call: 'POST /api/v1/user/beta',
    by: 'person',
    body: { is_beta_tester: false },
    prepare: async (test, who) => ({ ...(await signedIn(test, who)), body: { is_beta_tester: false } }),
    again: { status: 200 },
  },
];

const PASSWORDS: CallSample[] = [
  {
    call: 'POST /api/v1/user/password',
    by: 'person',
    body: { current_password: PASSWORD, password: OTHER_PASSWORD },
    prepare: async (test, who) => ({
      ...(await signedIn(test, who)),
      body: { current_password: PASSWORD, password: OTHER_PASSWORD },
    }),
    again: { status: 401, code: 'wrong_credentials' },
  },
  {
    call: 'POST /api/v1/auth/password-reset-request',
    by: 'guest',
    body: { email: 'ben@example.com' },
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      test.clock.advance(MINUTE);
      return { body: { email: emailOf(who) } };
    },
    again: { status: 202 },
  },
  {
    call: 'POST /api/v1/auth/password-reset',
    by: 'guest',
    body: { password: OTHER_PASSWORD, token: NO_TOKEN },
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      const token = await resetTokenFor(test, emailOf(who));
      return { body: { token, password: OTHER_PASSWORD } };
    },
    again: { status: 410, code: 'token_used' },
  },
];

const DELETION: CallSample[] = [
  {
    call: 'DELETE /api/v1/user/me',
    by: 'person',
    body: { password: PASSWORD },
    prepare: async (test, who) => ({ ...(await signedIn(test, who)), body: { password: PASSWORD } }),
    again: {
      what: 'keeps its day, and mails another link',
      holds: async ({ test, who, lost, after, again }) => {
        expect([again?.status, after.users]).toEqual([202, lost.users]);
        expect(await mailbox(test, emailOf(who))).toHaveLength(2);
      },
    },
  },
  {
    call: 'POST /api/v1/user/cancel_delete',
    by: 'guest',
    body: { token: NO_TOKEN },
    prepare: async (test, who) => {
      const { token: session } = await signedIn(test, who);
      return { body: { token: await cancelTokenFor(test, emailOf(who), session, PASSWORD) } };
    },
    again: { status: 410, code: 'token_used' },
  },
  {
    call: 'POST /api/v1/user/keep',
    by: 'person',
    prepare: async (test, who) => {
      const { token } = await signedIn(test, who);
      await test.call('DELETE', '/api/v1/user/me', { token, body: { password: PASSWORD } });
      return { token };
    },
    again: { status: 204 },
  },
];

export const accountCallSamples: CallSample[] = [...OPENING, ...OWN, ...PASSWORDS, ...DELETION];

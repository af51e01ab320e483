import { supportReport } from '@app/devtools/supportReport';
import { latePartsOf } from '@app/lateParts';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from '../forms';

const LOGIN = 'POST /api/v1/auth/login';
const LOGOUT = 'POST /api/v1/auth/logout';
const MASQUERADE = 'POST /api/v1/auth/masquerade';
const ME = 'GET /api/v3/user/me';
const typed = { admin_email: ' ana@example.com ', email: ' maria@example.com ', admin_password: 'canary-password' };
const opened: Answer = { status: 200, body: { token: 'canary-target-token' } };

async function submitted(answers: Record<string, Answer> = {}, hasSession = false) {
  const test = await setupStartedStore({
    hasSession,
    answers: {
      [LOGIN]: { status: 200, body: { token: 'canary-admin-token' } },
      [MASQUERADE]: opened,
      [ME]: { status: 200, body: aMe({ masqueraded_by: 'ana@example.com' }) },
      ...answers,
    },
  });
  const actions: unknown[] = [];
  latePartsOf(test.store).addMiddleware(() => (next) => (action) => {
    actions.push(action);
    return next(action);
  });
  test.store.dispatch(forms.masquerade.submitted(typed));
  const state = await test.until(({ auth }) => !['idle', 'pending'].includes(auth.masquerade.status));
  return { ...test, state, actions };
}

const said = ({ ui }: { ui: { toasts: { kind: string; title: string; message: string }[] } }) =>
  ui.toasts.map(({ kind, title, message }) => [kind, title, message]);

describe('masquerading', () => {
  it('M1: signs the admin in, and goes on with the token that this gave, by POST and JSON', async () => {
    const { server } = await submitted();
    expect(server.callsTo(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'ana@example.com', password: 'canary-password' },
    ]);
    expect(server.callsTo(MASQUERADE)).toEqual([
      {
        call: MASQUERADE,
        query: '',
        body: { email: 'maria@example.com', admin_password: 'canary-password' },
        headers: expect.objectContaining({
          Authorization: 'Bearer canary-admin-token',
          'Content-Type': 'application/json',
        }),
      },
    ]);
  });

  it('sends that token with no other call', async () => {
    const { server, until } = await submitted();
    await until(({ team }) => team.teamLoaded);
    const bearers = server.sent.filter(({ headers }) => 'Authorization' in headers);
    expect(bearers.map(({ call }) => call)).toEqual([MASQUERADE]);
  });

  it('says whom the admin is now, and loads who that is', async () => {
    const { until } = await submitted();
    const state = await until(({ team }) => team.teamLoaded);
    expect(said(state)).toEqual([['success', 'Success!', 'You are masquerading maria@example.com now']]);
    expect(state.user.me?.email).toBe('maria@example.com');
    expect(state.auth).toMatchObject({ session: 'signedIn', isMasquerade: true });
  });

  it('F3: leaves neither password nor token in state, history, storage or address', async () => {
    const { store, until } = await submitted();
    await until(({ team }) => team.teamLoaded);
    for (const place of [store.getState(), { ...localStorage }, { ...sessionStorage }, history.state, location.href]) {
      expect(JSON.stringify(place)).not.toContain('canary');
    }
    expect(supportReport(store, new Date())).not.toContain('canary');
  });

  it.each([
    ['that succeeds', opened],
    ['that is refused', { status: 403, body: { error: 'No' } }],
  ])('F2: %s, no action holds a token', async (_what, answer) => {
    const { actions, until } = await submitted({ [MASQUERADE]: answer });
    await until(({ ui }) => ui.pendingRequests === 0);
    expect(actions.length).toBeGreaterThan(5);
    expect(JSON.stringify(actions)).not.toMatch(/canary-\w+-token/);
  });
});

describe('a refused sign-in of the admin', () => {
  it('is told with its details, and no masquerade is tried', async () => {
    const body = { error: 'No', details: 'Email or password is wrong. Check both', code: 'wrong_credentials' };
    const { server, state } = await submitted({ [LOGIN]: { status: 401, body } });
    expect(said(state)).toEqual([['error', '', 'Email or password is wrong. Check both']]);
    expect(state.auth.masquerade).toMatchObject({ failure: { code: 'wrong_credentials' } });
    expect(server.callsTo(MASQUERADE)).toEqual([]);
    expect(server.callsTo(LOGOUT)).toEqual([]);
  });

  it('is one toast per field, and stands beside the fields of the admin', async () => {
    const details = { email: 'Email address contain errors', password: ['Too', 'long'] };
    const { state } = await submitted({ [LOGIN]: { status: 422, body: { error: 'Bad', details, code: 'invalid' } } });
    expect(said(state)).toEqual([
      ['error', 'email', 'Email address contain errors'],
      ['error', 'password', 'Too long'],
    ]);
    expect(state.auth.masquerade).toMatchObject({
      failure: { fields: { admin_email: 'Email address contain errors', admin_password: 'Too long' } },
    });
  });

  it('leaves anyone who was signed in before as they were', async () => {
    const { state } = await submitted({ [LOGIN]: { status: 401, body: { code: 'wrong_credentials' } } }, true);
    expect(state.auth.session).toBe('signedIn');
    expect(state.user.me).not.toBeNull();
  });
});

describe('a refused masquerade', () => {
  const details = { email: 'Nobody here has this email address' };
  const nobody: Answer = { status: 404, body: { error: 'Nobody here has this email', details, code: 'not_found' } };

  it("is the answer's one sentence with the title 'Error!', and the same words stand by the form", async () => {
    const { state } = await submitted({ [MASQUERADE]: nobody });
    expect(said(state)).toEqual([['error', 'Error!', 'Nobody here has this email']]);
    expect(state.auth.masquerade).toMatchObject({
      failure: { code: 'not_found', message: 'Nobody here has this email', fields: details },
    });
  });

  it('says the sentence and not its details', async () => {
    const body = { error: 'Not allowed', details: 'Admins cannot be acted for', code: 'forbidden' };
    const { state } = await submitted({ [MASQUERADE]: { status: 403, body } });
    expect(said(state)).toEqual([['error', 'Error!', 'Not allowed']]);
    expect(state.auth.masquerade).toMatchObject({ failure: { message: 'Not allowed' } });
  });

  const refusals: [string, Answer][] = [
    ['a refusal', nobody],
    ['a session that the server no longer knows', { status: 401, body: { code: 'unauthenticated', error: 'Log in' } }],
    ['a lost answer', 'connection reset'],
    ['an answer without a token', { status: 200, body: {} }],
  ];
  it.each(refusals)("after %s the admin's session is ended, once", async (_what, answer) => {
    const { server, state } = await submitted({ [MASQUERADE]: answer });
    expect(server.callsTo(LOGOUT)).toHaveLength(1);
    expect(server.sent.at(-1)?.call).toBe(LOGOUT);
    expect(state.auth).toMatchObject({ session: 'anonymous', masquerade: { status: 'failed' } });
    expect(document.cookie).not.toContain('has_session=1');
  });

  it('ends also what this browser knew of anyone who was signed in before: their cookie is gone', async () => {
    const { state } = await submitted({ [MASQUERADE]: nobody }, true);
    expect(state.auth.session).toBe('anonymous');
    expect(state.user.me).toBeNull();
  });

  it('says so even when the session cannot be ended', async () => {
    const { state } = await submitted({ [MASQUERADE]: nobody, [LOGOUT]: 'connection reset' });
    expect(said(state)).toEqual([['error', 'Error!', 'Nobody here has this email']]);
    expect(state.ui.pendingRequests).toBe(0);
  });
});

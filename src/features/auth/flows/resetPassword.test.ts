import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from '../forms';

const REQUEST = 'POST /api/v1/auth/password-reset-request';
const RESET = 'POST /api/v1/auth/password-reset';

const said = ({ ui }: { ui: { toasts: { kind: string; title: string; message: string }[] } }) =>
  ui.toasts.map(({ kind, title, message }) => [kind, title, message]);

afterEach(() => linkTokens.forget('token'));

async function requested(answer: Answer) {
  const test = await setupStartedStore({ answers: { [REQUEST]: answer } });
  test.store.dispatch(forms.resetRequest.submitted({ email: ' maria@example.com ' }));
  return { ...test, state: await test.until(({ auth }) => auth.resetRequest.status !== 'pending') };
}

async function reset(answer: Answer, hasSession = false) {
  history.replaceState(null, '', '/password-reset?token=canary-link');
  takeLinkTokens();
  const test = await setupStartedStore({ hasSession, answers: { [RESET]: answer } });
  test.store.dispatch(forms.reset.submitted({ password: 'canary moon' }));
  return { ...test, state: await test.until(({ auth }) => auth.reset.status !== 'pending') };
}

describe('asking for a reset link', () => {
  it('sends the trimmed email, and says the same to anyone who asks', async () => {
    const { server, state } = await requested({ status: 202, body: {} });
    expect(server.callsTo(REQUEST).map(({ body }) => body)).toEqual([{ email: 'maria@example.com' }]);
    expect(said(state)).toEqual([
      ['info', '', 'If your email was registered in our system - you will get password reset link'],
    ]);
  });

  const failures: [string, Answer, string][] = [
    ['the one sentence', { status: 429, body: { error: 'Too many', details: 'Wait a minute' } }, 'Too many'],
    ['the status text', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['our own words', 'connection reset', 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('that fails says %s in a toast and by the form', async (_what, answer, words) => {
    const { state } = await requested(answer);
    expect(said(state)).toEqual([['error', '', words]]);
    expect(state.auth.resetRequest).toMatchObject({ status: 'failed', failure: { message: words } });
  });
});

describe('resetting the password', () => {
  it('sends the password and the token of the link, and says to log in with it', async () => {
    const { server, state } = await reset({ status: 204 });
    expect(server.callsTo(RESET).map(({ body }) => body)).toEqual([{ password: 'canary moon', token: 'canary-link' }]);
    expect(said(state)).toEqual([['success', 'Success', 'Log in with new password']]);
  });

  it('signs out anyone who is signed in here, in the whole browser', async () => {
    const { server, state } = await reset({ status: 204 }, true);
    expect(server.callsTo('POST /api/v1/auth/logout')).toHaveLength(1);
    expect(state.auth).toMatchObject({ session: 'anonymous', reset: { status: 'succeeded' } });
    expect(state.user.me).toBeNull();
    expect(document.cookie).not.toContain('has_session=1');
  });

  it('F3: leaves neither password nor token in the state, and lets the token go', async () => {
    const { state } = await reset({ status: 204 });
    expect(JSON.stringify([state, history.state, { ...localStorage }])).not.toContain('canary');
    expect(linkTokens.get('token')).toBeUndefined();
  });

  const failures: [string, Answer, string][] = [
    [
      'the one sentence',
      {
        status: 410,
        body: { error: 'This link has expired', details: 'It was good for an hour', code: 'token_expired' },
      },
      'This link has expired',
    ],
    ['the status text', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['our own words', 'connection reset', 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('that fails says %s in a toast and by the form', async (_what, answer, words) => {
    const { state } = await reset(answer);
    expect(said(state)).toEqual([['error', '', words]]);
    expect(state.auth.reset).toMatchObject({ status: 'failed', failure: { message: words } });
  });

  it('T5: keeps the token after a refused password, so that the next one can be sent', async () => {
    const body = { error: 'Please check', details: { password: 'Too many people use it' }, code: 'invalid' };
    const { store, server, until } = await reset({ status: 422, body });
    server.answers[RESET] = { status: 204 };
    store.dispatch(forms.reset.submitted({ password: 'sagebrush moon' }));
    await until(({ auth }) => auth.reset.status === 'succeeded');
    expect(server.callsTo(RESET).at(-1)?.body).toEqual({ password: 'sagebrush moon', token: 'canary-link' });
  });
});

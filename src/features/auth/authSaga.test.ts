import { aSignup } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from './forms';

const LOGIN = 'POST /api/v1/auth/login';
const REGISTER = 'POST /api/v1/auth/register';
const credentials = { email: 'maria@example.com', password: 'canary-password' };

async function loginEndingIn(answer: Answer) {
  const { store, until } = await setupStartedStore({ answers: { [LOGIN]: answer } });
  store.dispatch(forms.login.submitted(credentials));
  return until(({ auth }) => auth.login.status === 'failed');
}

const said = ({ ui }: { ui: { toasts: { title: string; message: string }[] } }) =>
  ui.toasts.map(({ title, message }) => [title, message]);

describe('logging in', () => {
  it('opens the session, loads who it is with ranch, subscription and team, and remembers it', async () => {
    const { store, until } = await setupStartedStore();
    store.dispatch(forms.login.submitted(credentials));
    const state = await until(({ team }) => team.teamLoaded);
    expect(state.auth).toMatchObject({ session: 'signedIn', login: { status: 'succeeded' } });
    expect(state.user.me?.first_name).toBe('Maria');
    expect(state.subscription.sub?.status).toBe('trial');
    expect(document.cookie).toContain('has_session=1');
  });

  it('shows the details of a refusal as a toast and keeps them for the form', async () => {
    const body = { error: 'No', details: 'The email or the password is wrong.', code: 'wrong_credentials' };
    const state = await loginEndingIn({ status: 401, body });
    expect(said(state)).toEqual([['', 'The email or the password is wrong.']]);
    expect(state.auth.login).toMatchObject({ failure: { code: 'wrong_credentials', message: body.details } });
    expect(state.auth.session).toBe('anonymous');
  });

  it('shows one toast per field when details is an object, with the field as its title', async () => {
    const details = { email: 'Email is required', password: ['Too short', 'Too common'] };
    const state = await loginEndingIn({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
    expect(said(state)).toEqual([
      ['email', 'Email is required'],
      ['password', 'Too short Too common'],
    ]);
  });

  const endings: [string, Answer, string][] = [
    ['an error without details', { status: 400, body: { error: 'Only the error' } }, 'Only the error'],
    ['HTML from a proxy', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['an empty 500', { status: 500 }, 'Something went wrong. Please try again.'],
    ['a reset connection', 'connection reset', 'Something went wrong. Please try again.'],
    ['a 200 without a token', { status: 200, body: {} }, 'Something went wrong. Please try again.'],
    ['a 200 that is no JSON', { status: 200, text: '{"tok' }, 'Something went wrong. Please try again.'],
    ['an array', { status: 200, body: [] }, 'Something went wrong. Please try again.'],
  ];
  it.each(endings)('ends %s in one readable message', async (_what, answer, message) => {
    const state = await loginEndingIn(answer);
    expect(said(state)).toEqual([['', message]]);
    expect(state.ui.pendingRequests).toBe(0);
    expect(state.ui.lastCrash).toBeNull();
  });

  it('sends one request, however often the button is pressed', async () => {
    const { store, server, until } = await setupStartedStore();
    for (let press = 0; press < 5; press += 1) store.dispatch(forms.login.submitted(credentials));
    await until(({ auth }) => auth.login.status === 'succeeded');
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it('F3: leaves neither the password nor the token in the state', async () => {
    const { store, until } = await setupStartedStore();
    store.dispatch(forms.login.submitted(credentials));
    const state = await until(({ team }) => team.teamLoaded);
    expect(JSON.stringify(state)).not.toContain('canary');
    expect(JSON.stringify(localStorage)).not.toContain('canary');
  });
});

describe('signing up', () => {
  it('sends the payload with the name split, and greets by the first name', async () => {
    const { store, server, until } = await setupStartedStore();
    store.dispatch(forms.signup.submitted(aSignup({ full_name: '  Juanita   de la Cruz ' })));
    const state = await until(({ team }) => team.teamLoaded);
    expect(server.callsTo(REGISTER)[0]?.body).toEqual({
      email: 'maria@example.com',
      first_name: 'Juanita',
      last_name: 'de',
      full_name: 'Juanita de la Cruz',
      name: 'Rio Seco',
      password: 'sagebrush moon',
      phone_number: '(575)555-0110',
      language: 'en',
    });
    expect(said(state)).toEqual([['Hello Juanita!', 'You are ready to use Grazewell']]);
    expect(state.auth.session).toBe('signedIn');
  });

  it('keeps a taken email for its field and says so in a toast', async () => {
    const details = { email: 'This email has an account already' };
    const { store, until } = await setupStartedStore({
      answers: { [REGISTER]: { status: 409, body: { error: 'Taken', details, code: 'email_taken' } } },
    });
    store.dispatch(forms.signup.submitted(aSignup()));
    const state = await until(({ auth }) => auth.signup.status === 'failed');
    expect(state.auth.signup).toMatchObject({ failure: { fields: details } });
    expect(said(state)).toEqual([['email', details.email]]);
  });

  it('tries again with the same key after a lost answer, and with a new one for other values', async () => {
    const { store, server, until } = await setupStartedStore({ answers: { [REGISTER]: 'connection reset' } });
    const submit = async (form = aSignup()) => {
      store.dispatch(forms.signup.submitted(form));
      await until(({ auth }) => auth.signup.status === 'failed');
      return server.callsTo(REGISTER).at(-1)?.headers['Idempotency-Key'];
    };
    const first = await submit();
    expect(first).toBeTruthy();
    expect(await submit()).toBe(first);
    expect(await submit(aSignup({ phone_number: '1' }))).not.toBe(first);
  });

  it('takes a new key after an answer that was a refusal', async () => {
    const { store, server, until } = await setupStartedStore({
      answers: { [REGISTER]: { status: 422, body: { error: 'x', details: 'x', code: 'invalid' } } },
    });
    for (const times of [1, 2]) {
      store.dispatch(forms.signup.submitted(aSignup()));
      await until(({ auth, ui }) => auth.signup.status === 'failed' && ui.toasts.length === times);
    }
    const [one, two] = server.callsTo(REGISTER).map(({ headers }) => headers['Idempotency-Key']);
    expect(one).not.toBe(two);
  });
});

describe('signing out', () => {
  it('returns every slice to its start and forgets the person', async () => {
    const { store, until } = await setupStartedStore({ hasSession: true });
    expect(store.getState().user.me).not.toBeNull();
    store.dispatch(forms.signOut.submitted());
    const state = await until(({ auth }) => auth.session === 'anonymous');
    expect(state.user.me).toBeNull();
    expect(state.subscription.sub).toBeNull();
    await until(() => localStorage.getItem('persist:user')?.includes('Maria') !== true);
    expect(document.cookie).not.toContain('has_session=1');
  });

  it('stays signed in and says so when the server cannot be reached', async () => {
    const { store, until } = await setupStartedStore({
      hasSession: true,
      answers: { 'POST /api/v1/auth/logout': 'connection reset' },
    });
    store.dispatch(forms.signOut.submitted());
    const state = await until(({ auth }) => auth.signOut.status === 'failed');
    expect(state.auth.session).toBe('signedIn');
    expect(said(state)).toHaveLength(1);
  });
});

import { waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { forms } from '@features/auth';
import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import { aMe, anInvitation, aSignup, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';

const LOGIN = 'POST /api/v1/auth/login';
const REGISTER = 'POST /api/v1/auth/register';
const refused: Answer = { status: 401, body: { error: 'No', details: 'Wrong', code: 'wrong_credentials' } };
const email_sha256 = createHash('sha256').update('maria@example.com').digest('hex');
const login = forms.login.submitted({ email: ' Maria@Example.com ', password: 'canary-password' });

const page = window as { dataLayer?: unknown[] };
const layer = () => page.dataLayer ?? [];
const foreign = () => [...document.querySelectorAll('script')].map(({ src }) => src);

type Started = Awaited<ReturnType<typeof setupStartedStore>>;

const withSettings = (body: object, answers: Record<string, Answer> = {}) =>
  setupStartedStore({ answers: { 'GET /assets/json/settingsV.json': { status: 200, body }, ...answers } });

/** Whatever was on its way by then has come. */
async function logInAndWait({ store, server }: Started) {
  server.answers[LOGIN] = { status: 200, body: { token: 'canary-session' } };
  store.dispatch(login);
  await waitFor(() => expect(layer()).toContainEqual({ event: 'login', email_sha256 }));
}

beforeEach(() => {
  delete page.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
});

describe('the events', () => {
  it('tell of a sign-in', async () => {
    await logInAndWait(await withSettings({}));
    expect(layer()).toEqual([{ event: 'login', email_sha256 }]);
  });

  it('tell of a sign-up', async () => {
    const { store } = await withSettings({});
    store.dispatch(forms.signup.submitted(aSignup({ email: ' MARIA@example.com' })));
    await waitFor(() => expect(layer()).toEqual([{ event: 'sign_up', email_sha256 }]));
  });

  it.each<[string, Answer]>([
    ['a refusal', refused],
    ['a lost answer', 'connection reset'],
    ['an answer without a token', { status: 200, body: {} }],
  ])('tell nothing after %s', async (_what, answer) => {
    const test = await withSettings({}, { [LOGIN]: answer, [REGISTER]: answer });
    test.store.dispatch(login);
    test.store.dispatch(forms.signup.submitted(aSignup()));
    await test.until(({ auth }) => auth.login.status === 'failed' && auth.signup.status === 'failed');
    await logInAndWait(test);
    expect(layer()).toEqual([{ event: 'login', email_sha256 }]);
  });

  it('tell nothing of a masquerade, nor of joining: the email is another’s or an invitation’s', async () => {
    history.replaceState(null, '', `/join?invitationToken=${aToken(anInvitation())}`);
    takeLinkTokens();
    const opened: Answer = { status: 201, body: { token: 'canary-session' } };
    const test = await withSettings({}, { 'POST /api/v1/auth/masquerade': opened, 'POST /api/v1/auth/join': opened });
    const masquerade = { admin_email: 'root@example.com', email: 'ben@example.com', admin_password: 'canary' };
    test.store.dispatch(forms.masquerade.submitted(masquerade));
    await test.until(({ auth }) => auth.masquerade.status === 'succeeded');
    test.store.dispatch(forms.join.submitted({ full_name: 'Ben', phone_number: '1', password: 'canary' }));
    await test.until(({ auth }) => auth.join.status === 'succeeded');
    linkTokens.forget('invitationToken');
    await logInAndWait(test);
    expect(layer()).toEqual([{ event: 'login', email_sha256 }]);
  });

  it('F2: hold no email, name, password or token', async () => {
    await logInAndWait(await withSettings({ ANALYTICS_KEY: 'G-GRAZE1' }));
    const told = JSON.stringify(layer().map((entry) => ({ ...(entry as object) })));
    for (const secret of ['canary', 'maria', 'Maria', aMe().uuid, 'Castillo']) expect(told).not.toContain(secret);
  });
});

describe('the tag', () => {
  it('is loaded with the key of the settings', async () => {
    await withSettings({ ANALYTICS_KEY: 'G-GRAZE1' });
    await waitFor(() => expect(foreign()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-GRAZE1']));
  });

  it.each([{}, { ANALYTICS_KEY: '' }, { ANALYTICS_KEY: 7 }, { ANALYTICS_KEY: null }])(
    'is not there with the settings %j: nothing of another site is asked for',
    async (settings) => {
      const test = await withSettings(settings);
      await logInAndWait(test);
      expect(foreign()).toEqual([]);
      expect(layer()).toHaveLength(1);
      for (const { call } of test.server.sent) expect(call).toMatch(/^[A-Z]+ \/(api|assets)\//);
    },
  );

  it('R2: is not there when the settings do not come', async () => {
    const test = await setupStartedStore({ answers: { 'GET /assets/json/settingsV.json': { status: 500 } } });
    await logInAndWait(test);
    expect(foreign()).toEqual([]);
  });

  it('holds up nobody: signing in goes on beside it', async () => {
    const { store, until } = await withSettings({ ANALYTICS_KEY: 'G-GRAZE1' });
    store.dispatch(login);
    expect((await until(({ team }) => team.teamLoaded)).auth.session).toBe('signedIn');
  });
});

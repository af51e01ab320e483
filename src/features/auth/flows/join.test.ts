import { supportReport } from '@app/devtools/supportReport';
import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import { anInvitation, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from '../forms';

const JOIN = 'POST /api/v1/auth/join';
const token = aToken(anInvitation());
const typed = {
  full_name: '  Ben   Yazzie ',
  phone_number: ' (505)  555-0142 ',
  password: '  canary   password  ',
};
const opened: Answer = { status: 201, body: { token: 'canary-session' } };

async function arrived(answer: Answer = opened) {
  history.replaceState(null, '', `/join?invitationToken=${token}`);
  takeLinkTokens();
  const test = await setupStartedStore({ answers: { [JOIN]: answer } });
  const submit = async (values = typed) => {
    test.store.dispatch(forms.join.submitted(values));
    return test.until(({ auth }) => auth.join.status !== 'pending');
  };
  return { ...test, submit };
}

const said = ({ ui }: { ui: { toasts: { kind: string; title: string; message: string }[] } }) =>
  ui.toasts.map(({ kind, title, message }) => [kind, title, message]);

afterEach(() => linkTokens.forget('invitationToken'));

describe('joining', () => {
  it('sends every field, the email being the invitation’s', async () => {
    const { server, submit } = await arrived();
    await submit();
    expect(server.callsTo(JOIN)[0]?.body).toEqual({
      email: 'ben@example.com',
      first_name: 'Ben',
      last_name: 'Yazzie',
      full_name: 'Ben Yazzie',
      password: typed.password,
      phone_number: '(505) 555-0142',
      language: 'en',
      invitation_token: token,
    });
  });

  it.each([
    ['Ben', 'Ben', 'Ben'],
    ['Juanita de la Cruz', 'Juanita', 'de'],
  ])('splits the name %j at its spaces', async (full_name, first_name, last_name) => {
    const { server, submit } = await arrived();
    await submit({ ...typed, full_name });
    expect(server.callsTo(JOIN)[0]?.body).toMatchObject({ first_name, last_name });
  });

  it('opens the session and loads who it is', async () => {
    const { submit, until } = await arrived();
    await submit();
    const state = await until(({ team }) => team.teamLoaded);
    expect(state.auth).toMatchObject({ session: 'signedIn', join: { status: 'succeeded' } });
    expect(state.user.me?.first_name).toBe('Maria');
    expect(document.cookie).toContain('has_session=1');
  });

  it('sends one request, however often the button is pressed', async () => {
    const { store, server, until } = await arrived();
    for (let press = 0; press < 5; press += 1) store.dispatch(forms.join.submitted(typed));
    await until(({ auth }) => auth.join.status === 'succeeded');
    expect(server.callsTo(JOIN)).toHaveLength(1);
  });
});

describe('the key of a submission', () => {
  const keys = ({ server }: Awaited<ReturnType<typeof arrived>>) =>
    server.callsTo(JOIN).map(({ headers }) => headers['Idempotency-Key']);

  it('is the same after a lost answer, and another one for other values', async () => {
    const test = await arrived('connection reset');
    await test.submit();
    await test.submit();
    await test.submit({ ...typed, phone_number: '1' });
    const [first, second, third] = keys(test);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is another one after a refusal', async () => {
    const test = await arrived({ status: 422, body: { error: 'x', details: 'x', code: 'invalid' } });
    await test.submit();
    await test.submit();
    const [first, second] = keys(test);
    expect(second).not.toBe(first);
  });
});

describe('a refusal', () => {
  it.each([
    ['token_expired', 'This link has expired. Please ask for a new one'],
    ['token_used', 'This link has been used already'],
    [
      'token_revoked',
      'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
    ],
  ])('%s is one toast with the details', async (code, words) => {
    const { submit } = await arrived({ status: 410, body: { error: 'Gone', details: words, code } });
    const state = await submit();
    expect(said(state)).toEqual([['error', '', words]]);
    expect(state.auth.join).toMatchObject({ status: 'failed', failure: { code, message: words } });
    expect(state.auth.session).toBe('anonymous');
  });

  it('with an object for details is one toast per entry, with the key as its title', async () => {
    const details = { full_name: 'Too long', password: ['Too short', 'Too common'] };
    const { submit } = await arrived({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
    expect(said(await submit())).toEqual([
      ['error', 'full_name', 'Too long'],
      ['error', 'password', 'Too short Too common'],
    ]);
  });

  it('keeps the token for the next try', async () => {
    const { server, submit } = await arrived({ status: 422, body: { error: 'x', details: 'x', code: 'invalid' } });
    await submit();
    await submit();
    expect(server.callsTo(JOIN)[1]?.body).toMatchObject({ invitation_token: token });
  });
});

describe('F2: F3: the token of the link', () => {
  it.each<[string, Answer]>([
    ['success', opened],
    ['a refusal', { status: 422, body: { error: 'x', details: { password: 'Too common' }, code: 'invalid' } }],
    ['a lost answer', 'connection reset'],
  ])('stands nowhere but in the request, after %s', async (_what, answer) => {
    const { store, server, submit } = await arrived(answer);
    await submit();
    const [sent, ...others] = server.sent.filter(({ body }) => JSON.stringify(body ?? '').includes(token));
    expect([sent?.call, others]).toEqual([JOIN, []]);
    const places = {
      state: store.getState(),
      report: supportReport(store, new Date()),
      storage: [{ ...localStorage }, { ...sessionStorage }],
      address: [location.href, document.referrer, history.state],
      cookies: document.cookie,
    };
    for (const secret of [token, 'canary']) expect(JSON.stringify(places)).not.toContain(secret);
    expect(JSON.stringify(places)).toContain('auth/joinSubmitted');
  });
});

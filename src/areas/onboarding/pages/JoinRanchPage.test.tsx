import { act, screen, waitFor } from '@testing-library/react';
import type { InvitationClaims } from '@contract/ranches/invitationToken';
import { linkTokens } from '@shared/lib/linkTokens';
import { aMe, anInvitation, aRanch, aToken, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

const ME = 'GET /api/v3/user/me';
const JOIN = 'POST /api/v1/ranch/join';
const OTHER = '11111111-1111-4111-8111-111111111111';
const EXPIRED = 'Token is not valid anymore. Request new register link';
const ben = aMe({ email: 'ben@example.com', first_name: 'Ben', full_name: 'Ben Yazzie' });
const joined = aRanch({ ranch_uuid: OTHER, name: 'Dry Creek', role: 'manager' });

const address = () => location.pathname + location.search;
const button = () => screen.getByRole('button', { name: 'Join ranch' });
const linkOf = (over: Partial<InvitationClaims> = {}) => `/join-ranch?invitationToken=${aToken(anInvitation(over))}`;

const answersOf = (answer: Answer, me = ben) => ({
  [ME]: { status: 200, body: me },
  [JOIN]: answer,
  [`GET /api/v1/ranch/${OTHER}/payment`]: {
    status: 200,
    body: { status: 'active', plan: 'ranch', trial_ends_at: null },
  },
  [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [] },
});

async function open(answer: Answer = { status: 200, body: joined }, me = ben, over: Partial<InvitationClaims> = {}) {
  return renderApp(linkOf(over), { hasSession: true, answers: answersOf(answer, me) });
}

async function submitted(...setup: Parameters<typeof open>) {
  const app = await open(...setup);
  await app.user.click(await screen.findByRole('button', { name: 'Join ranch' }));
  return app;
}

afterEach(() => {
  linkTokens.forget('invitationToken');
  jest.useRealTimers();
});

describe('someone who is signed in', () => {
  it('reads which ranch it is, with which role, and for whom', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Join Dry Creek' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Dry Creek', 'Manager', 'ben@example.com']);
    expect(document.title).toBe('Join Dry Creek · Grazewell');
    expect(address()).toBe('/join-ranch');
  });

  it('joins, and finds the ranch chosen in the switcher beside the others', async () => {
    const { store, user } = await submitted();
    expect(await screen.findByRole('heading', { name: 'Set up Dry Creek' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ranch: Dry Creek' }));
    expect(screen.getByRole('menuitemradio', { name: 'Dry Creek' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Rio Seco' })).not.toBeChecked();
    expect(await screen.findByText('You are on Dry Creek now')).toBeVisible();
    expect(address()).toBe('/onboarding/step-1');
    await waitFor(() => expect(store.getState().subscription.sub?.plan).toBe('ranch'));
    expect(store.getState().team.teamLoaded).toBe(true);
  });

  it('joins without any ranch before', async () => {
    await submitted(undefined, { ...ben, ranches: [] });
    expect(await screen.findByRole('heading', { name: 'Set up Dry Creek' })).toBeVisible();
    expect(address()).toBe('/onboarding/step-1');
  });

  it('presses once: the button is busy while it runs', async () => {
    const { server, user } = await submitted('no answer');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.click(button());
    expect(server.callsTo(JOIN)).toHaveLength(1);
  });

  it('is the same person for writing the email in capitals', async () => {
    await open(undefined, ben, { email: 'Ben@Example.com' });
    await screen.findByRole('button', { name: 'Join ranch' });
    expect(screen.queryByText(/^This invitation is for/)).toBeNull();
  });

  it('is warned of an invitation for another email, and may sign out', async () => {
    const { user } = await open(undefined, aMe());
    expect(
      await screen.findByText(whole(/^This invitation is for ben@example.com, and you are logged in as maria/)),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('an invitation that is not good', () => {
  it.each([
    [403, 'wrong_person', 'This invitation is for another email. Log in with the one it was sent to'],
    [409, 'already_member', 'You are on this ranch already'],
    [410, 'token_used', 'This link has been used already'],
    [
      410,
      'token_revoked',
      'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
    ],
    [410, 'token_expired', 'This link has expired. Please ask for a new one'],
  ])('A4: %d %s stands on the page in its words, and in a toast', async (status, code, details) => {
    await submitted({ status, body: { error: details, details, code } });
    await waitFor(() => expect(screen.getAllByText(details)).toHaveLength(2));
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain(details);
    expect(document.title).toBe('Error: Join Dry Creek · Grazewell');
    expect(button()).toBeEnabled();
    expect(address()).toBe('/join-ranch');
  });

  it('I2: cannot be accepted once it has expired, also while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open(undefined, ben, { exp: Math.floor(Date.now() / 1000) + 120 });
    expect(await screen.findByRole('button', { name: 'Join ranch' })).toBeEnabled();
    expect(screen.queryByText(EXPIRED)).toBeNull();
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText(EXPIRED)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it.each(['canary', 'a.b.c.d', aToken(null), aToken({ ...anInvitation(), exp: 'soon' })])(
    'I3: %s says that the link is damaged, and whom to ask',
    async (token) => {
      await renderApp(`/join-ranch?invitationToken=${token}`, { hasSession: true });
      expect(await screen.findByRole('heading', { name: 'This invitation link is damaged' })).toBeVisible();
      expect(screen.getByText(/ask the person who invited you/)).toBeVisible();
    },
  );

  it('is none without a token: the first page', async () => {
    await renderApp('/join-ranch', { hasSession: true });
    await waitFor(() => expect(address()).toBe('/onboarding/step-1'));
  });

  it('is asked for again after a reload, which has lost the token', async () => {
    await renderApp('/join-ranch', { hasSession: true }, { hadToken: true });
    expect(await screen.findByRole('heading', { name: 'Open the link in the mail again' })).toBeVisible();
  });
});

describe('a guest', () => {
  it('logs in first, and comes back to the invitation', async () => {
    const { user, server } = await renderApp(linkOf(), { answers: answersOf({ status: 200, body: joined }) });
    await waitFor(() => expect(address()).toBe('/login?returnUrl=%2Fjoin-ranch'));
    await user.type(await screen.findByLabelText('Email'), 'ben@example.com');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Join ranch' }));
    expect(await screen.findByRole('heading', { name: 'Set up Dry Creek' })).toBeVisible();
    expect(server.callsTo(JOIN)).toHaveLength(1);
  });

  it('finds it again after a first try with a wrong password', async () => {
    const wrong = { status: 401, body: { error: 'No', details: 'Wrong', code: 'wrong_credentials' } };
    const login = 'POST /api/v1/auth/login';
    const { user, server } = await renderApp(linkOf(), {
      answers: { ...answersOf({ status: 200, body: joined }), [login]: wrong },
    });
    await user.type(await screen.findByLabelText('Email'), 'ben@example.com');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'x{Enter}');
    await screen.findAllByText('Wrong');
    server.answers[login] = { status: 200, body: { token: 'canary-session' } };
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
    expect(await screen.findByRole('button', { name: 'Join ranch' })).toBeVisible();
  });

  it('F2: the token stands in no address on the way, nor in the history', async () => {
    await renderApp(linkOf());
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(JSON.stringify([location.href, history.state])).not.toContain(aToken(anInvitation()).slice(0, 20));
  });
});

it('loads nothing of the ranch before it is joined', async () => {
  const { server } = await open();
  await screen.findByRole('button', { name: 'Join ranch' });
  expect(server.sent.filter(({ call }) => call.includes(OTHER))).toEqual([]);
  expect(server.callsTo(`GET /api/v1/ranch/${RANCH_UUID}/payment`)).toHaveLength(1);
});

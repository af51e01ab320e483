import { act, screen, waitFor, within } from '@testing-library/react';
import type { InvitationClaims } from '@contract/ranches/invitationToken';
import { leaveFor } from '@shared/lib/leave';
import { linkTokens } from '@shared/lib/linkTokens';
import { anInvitation, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

// jsdom cannot leave a page.
jest.mock('@shared/lib/leave');

const JOIN = 'POST /api/v1/auth/join';
const EXPIRED = 'Token is not valid anymore. Request new register link';
const opened: Answer = { status: 201, body: { token: 'canary-session' } };

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Join' });
const form = () => button().closest('form') ?? document.body;
const linkOf = (over: Partial<InvitationClaims> = {}) => `/join?invitationToken=${aToken(anInvitation(over))}`;

const good = {
  'Full name': 'Ben Yazzie',
  'Phone number': '(505)555-0142',
  Password: 'sagebrush moon',
};

async function open(answer: Answer = opened, over: Partial<InvitationClaims> = {}, settings: object = {}) {
  const answers = { [JOIN]: answer, 'GET /assets/json/settingsV.json': { status: 200, body: settings } };
  return renderApp(linkOf(over), { answers });
}

async function submitted(...setup: Parameters<typeof open>) {
  const app = await open(...setup);
  for (const [label, text] of Object.entries(good)) {
    await app.user.click(field(label));
    await app.user.paste(text);
  }
  await app.user.click(button());
  return app;
}

beforeEach(() => jest.mocked(leaveFor).mockClear());
afterEach(() => {
  linkTokens.forget('invitationToken');
  jest.useRealTimers();
});

describe('someone who was invited', () => {
  it('reads in the heading which ranch it is', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Join Dry Creek' })).toBeVisible();
    expect(document.title).toBe('Join Dry Creek · Grazewell');
  });

  it.each([
    ['owner', 'Owner'],
    ['manager', 'Manager'],
    ['member', 'Member'],
    ['viewer', 'Viewer'],
  ] as const)('sees their email and the role %s, and can change neither', async (role, shown) => {
    const { user } = await open(opened, { role });
    await user.type(field('Email'), 'x');
    await user.type(field('Role'), 'x');
    expect(field('Email')).toHaveValue('ben@example.com');
    expect(field('Role')).toHaveValue(shown);
    for (const label of ['Email', 'Role']) expect(field(label)).toHaveAttribute('readonly');
  });

  it('is greeted by a toast, once', async () => {
    await open();
    const title = await screen.findByText('Great!');
    expect(title.parentElement).toHaveTextContent('Great!You are trying to join pasture');
    expect(screen.getAllByText('You are trying to join pasture')).toHaveLength(1);
  });

  it('F2: finds no token in the address', async () => {
    await open();
    expect(location.pathname + location.search).toBe('/join');
  });

  it('A3: may let a password manager fill the form', async () => {
    await open();
    const labels = ['Email', 'Full name', 'Phone number', 'Password'];
    const autocomplete = labels.map((label) => field(label).getAttribute('autocomplete'));
    expect(autocomplete).toEqual(['username', 'name', 'tel', 'new-password']);
  });

  it('F6: reads markup in the invitation as text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    await open(opened, { ranch_name: evil, email: evil });
    expect(screen.getByRole('heading', { name: `Join ${evil}` })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('before anything is sent', () => {
  it('the form names every missing field', async () => {
    const { user, server } = await open();
    await user.click(button());
    await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription('Name is required'));
    expect(field('Phone number')).toHaveAccessibleDescription('Phone number is required');
    expect(field('Password')).toHaveAccessibleDescription('At least eight characters long Password is required');
    expect(field('Full name')).toHaveFocus();
    expect(document.title).toBe('Error: Join Dry Creek · Grazewell');
    expect(server.callsTo(JOIN)).toEqual([]);
  });

  it.each([
    ['Full name', 'n'.repeat(101), 'Your name is toooooo long'],
    ['Phone number', '5'.repeat(101), 'You have more than 100 characters'],
    ['Password', 'sage', 'Your password is too short: 4 more characters to go'],
    ['Password', 'ben@example.com', 'Your password must not be your name, email, ranch or our name'],
  ])('%s: %j is answered by "%s"', async (label, text, words) => {
    const { user } = await open();
    await user.click(field(label));
    await user.paste(text);
    await user.click(button());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(`${words}$`)));
    expect(field(label)).toBeInvalid();
  });
});

describe('after joining', () => {
  it.each([
    [{ ORIG_SITE: 'https://grazewell.example' }, 'https://grazewell.example'],
    [{}, '/'],
  ])('with the settings %j the page leaves for %s', async (settings, to) => {
    await submitted(opened, {}, settings);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(to));
    expect(leaveFor).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/join');
  });

  it('nothing leaves while the answer is under way, and the button is busy', async () => {
    const { server, user } = await submitted('no answer');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await user.type(field('Full name'), '{Enter}{Enter}');
    expect(server.callsTo(JOIN)).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('an invitation that has expired', () => {
  const inSeconds = (seconds: number) => ({ exp: Math.floor(Date.now() / 1000) + seconds });

  it('says so, and cannot be accepted', async () => {
    await open(opened, inSeconds(-60));
    expect(within(form()).getByText(EXPIRED)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('I2: counts as expired a second before its end', async () => {
    jest.useFakeTimers({ now: 1_900_000_000_000, advanceTimers: true });
    await open(opened, { exp: 1_900_000_001 });
    expect(button()).toBeDisabled();
  });

  it('I2: says so as it expires while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open(opened, inSeconds(120));
    expect(button()).toBeEnabled();
    expect(screen.queryByText(EXPIRED)).toBeNull();
    act(() => jest.advanceTimersByTime(120_000));
    expect(within(form()).getByText(EXPIRED)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  it('I2: looks good by a clock that is a day behind, and the server decides', async () => {
    const over = { exp: Math.floor(Date.now() / 1000) - 60 };
    jest.useFakeTimers({ now: Date.now() - 24 * 60 * 60 * 1000, advanceTimers: true });
    const refused = { error: 'x', details: 'This link has expired', code: 'token_expired' };
    const { server } = await submitted({ status: 410, body: refused }, over);
    await waitFor(() => expect(form()).toHaveTextContent('This link has expired'));
    expect(server.callsTo(JOIN)).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('I2: is sent by Enter no more than by its button', async () => {
    const { server, user } = await open(opened, inSeconds(-60));
    for (const [label, text] of Object.entries(good)) await user.type(field(label), text);
    await user.keyboard('{Enter}');
    expect(server.callsTo(JOIN)).toEqual([]);
  });
});

describe('without an invitation', () => {
  it.each(['/join', '/join?invitationToken=', '/join?lang=es'])('%s leads to the signup', async (path) => {
    await renderApp(path);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(screen.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  });

  it('a reload, which has lost the token, says to open the link again', async () => {
    await renderApp('/join', {}, { hadToken: true });
    expect(screen.getByRole('heading', { name: 'Open the link in the mail again' })).toBeVisible();
    expect(location.pathname).toBe('/join');
  });

  it.each([
    ['one part', 'canary'],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['broken base64', 'a.%25%25.c'],
    ['JSON null', aToken(null)],
    ['a list', aToken([])],
    ['no claims', aToken({})],
    ['exp as text', aToken({ ...anInvitation(), exp: '1900000000' })],
    ['an unknown role', aToken({ ...anInvitation(), role: 'king' })],
    ['100 kB', 'x'.repeat(100_000)],
  ])('I3: a link with %s says that it is damaged, and whom to ask', async (_what, token) => {
    await renderApp(`/join?invitationToken=${token}`);
    expect(screen.getByRole('heading', { name: 'This invitation link is damaged' })).toBeVisible();
    expect(screen.getByText(/ask the person who invited you/)).toBeVisible();
    expect(location.pathname + location.search).toBe('/join');
  });

  it.each([
    ['with an invitation', linkOf()],
    ['with a damaged one', '/join?invitationToken=canary'],
    ['with none', '/join'],
  ])('the signed-in go to the first page, %s', async (_what, path) => {
    await renderApp(path, { hasSession: true });
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('a session that is not known yet loses no invitation', async () => {
    const refused = { status: 401, body: { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' } };
    await renderApp(linkOf(), { hasSession: true, answers: { 'GET /api/v3/user/me': refused } });
    expect(await screen.findByRole('heading', { name: 'Join Dry Creek' })).toBeVisible();
  });
});

describe('what the server says against it', () => {
  const taken: Answer = {
    status: 409,
    body: {
      error: 'This email has an account already',
      details: { email: 'This email has an account already. Log in to join the ranch' },
      code: 'email_taken',
    },
  };

  it('leads someone who has an account to the login, with the invitation', async () => {
    const { user } = await submitted(taken);
    expect(await screen.findByText('You have an account already.', { exact: false })).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription(/^This email has an account already/);
    await user.click(screen.getByRole('link', { name: 'Log in to join' }));
    await user.type(await screen.findByLabelText('Email'), 'ben@example.com');
    await user.type(field('Password'), 'sagebrush moon{Enter}');
    expect(await screen.findByRole('button', { name: 'Join ranch' })).toBeVisible();
    expect(location.pathname).toBe('/join-ranch');
  });

  const failures: [string, Answer, string][] = [
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['a used link', { status: 410, body: { error: 'x', details: 'Used already', code: 'token_used' } }, 'Used already'],
    ['HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['a good status without a token', { status: 201, body: {} }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('R1: A4: after %s it stands on the page with all that was typed', async (_what, answer, words) => {
    await submitted(answer);
    await waitFor(() => expect(form()).toHaveTextContent(words));
    for (const [label, text] of Object.entries(good)) expect(field(label)).toHaveValue(text);
    expect(field('Email')).toHaveValue('ben@example.com');
    expect(button()).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('A2: stands beside its field, with the focus there, and in a toast with the field as its title', async () => {
    const details = { password: 'Too many people use this password', phone_number: ['Too odd', 'Too short'] };
    await submitted({ status: 422, body: { error: 'x', details, code: 'invalid' } });
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(new RegExp(`${details.password}$`)));
    expect(field('Phone number')).toHaveAccessibleDescription('Too odd Too short');
    expect(field('Phone number')).toHaveFocus();
    expect(await screen.findByText('phone_number', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('password', { selector: 'strong' })).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import { aMe, anInvitation, aToken, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const refused = { status: 401, body: { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' } };
const address = () => location.pathname + location.search + location.hash;

function remember() {
  const state = { me: aMe(), ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
  const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
  localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
}

describe('a page for the signed-in, for a guest', () => {
  it.each([
    ['/settings/account', '/login?returnUrl=%2Fsettings%2Faccount'],
    ['/settings/account?tab=1#name', '/login?returnUrl=%2Fsettings%2Faccount%3Ftab%3D1%23name'],
    ['/onboarding/step-1', '/login?returnUrl=%2Fonboarding%2Fstep-1'],
  ])('%s asks to log in first and keeps the way back', async (path, to) => {
    const { server } = await renderApp(path);
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(server.callsTo(ME)).toEqual([]);
  });

  it('is entered after logging in', async () => {
    const { user } = await renderApp('/settings/account');
    await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(address()).toBe('/settings/account');
  });
});

describe('while nobody has said who this is', () => {
  it.each(['/', '/login', '/settings/account', '/onboarding/step-1'])(
    '%s shows a skeleton and sends nobody away',
    async (path) => {
      await renderApp(path, { hasSession: true, answers: { [ME]: 'no answer' } });
      expect(screen.getByText('Loading…')).toBeInTheDocument();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(address()).toBe(path);
    },
  );

  it('a remembered person sees a page at once', async () => {
    remember();
    await renderApp('/settings/account', { answers: { [ME]: 'no answer' } });
    expect(await screen.findByText('maria@example.com')).toBeVisible();
  });

  it('a remembered person is not sent on from a page for guests before the server has answered', async () => {
    remember();
    await renderApp('/login', { answers: { [ME]: 'no answer' } });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(address()).toBe('/login');
  });
});

describe('once the server has answered', () => {
  it.each([
    ['/', '/onboarding/step-1'],
    ['/login', '/onboarding/step-1'],
    ['/login?returnUrl=%2Fsettings%2Faccount', '/settings/account'],
    ['/login?returnUrl=%2F%2Fevil.example', '/onboarding/step-1'],
  ])('%s sends the signed-in on to %s', async (path, to) => {
    await renderApp(path, { hasSession: true });
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  });

  it('a session that is over leads from a page to the login, with the way back', async () => {
    remember();
    await renderApp('/settings/account', { hasSession: true, answers: { [ME]: refused } });
    await waitFor(() => expect(address()).toBe('/login?returnUrl=%2Fsettings%2Faccount'));
    expect(screen.queryByText('maria@example.com')).toBeNull();
  });

  it('a session that is over leaves a guest on the public page with its form', async () => {
    await renderApp('/login', { hasSession: true, answers: { [ME]: refused } });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  it.each([500, 503])('R1: a %s lets a remembered person stay on the page', async (status) => {
    remember();
    await renderApp('/settings/account', { answers: { [ME]: { status } } });
    expect(await screen.findByText('maria@example.com')).toBeVisible();
    expect(address()).toBe('/settings/account');
  });

  it('a person without a ranch opens their account, and no page of a ranch', async () => {
    const body = aMe({ ranches: [] });
    const { user } = await renderApp('/settings/account', {
      hasSession: true,
      answers: { [ME]: { status: 200, body } },
    });
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Account', 'Device', 'Notices']);
    await user.click(screen.getByRole('link', { name: 'Join or create one' }));
    expect(await screen.findByRole('button', { name: 'Create a ranch' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'your account' }));
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  });

  it('a person without a ranch gets no page of a ranch', async () => {
    const body = aMe({ ranches: [] });
    await renderApp('/settings/ranch', { hasSession: true, answers: { [ME]: { status: 200, body } } });
    await waitFor(() => expect(address()).toBe('/no-ranch'));
  });
});

describe('someone who has finished or skipped the steps of the set-up', () => {
  const done = { [ME]: { status: 200, body: aMe({ settings: { ...aMe().settings, onboardingDone: true } }) } };

  it.each(['/', '/login', '/onboarding', '/onboarding/step-1'])(
    'is sent on from %s to what is left to do',
    async (path) => {
      await renderApp(path, { hasSession: true, answers: done });
      await waitFor(() => expect(address()).toBe('/todo'));
      expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
    },
  );

  it.each(['/onboarding/step-2', '/onboarding/step-3'])('stays on %s', async (path) => {
    await renderApp(path, { hasSession: true, answers: done });
    expect(await screen.findByRole('navigation', { name: 'Set up' })).toBeVisible();
    expect(address()).toBe(path);
  });

  it('sees the first step where they ask for it, there and back', async () => {
    const { user } = await renderApp('/todo', { hasSession: true, answers: done });
    await user.click(await screen.findByRole('link', { name: 'Go through the steps again' }));
    expect(await screen.findByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await screen.findByRole('heading', { name: 'How should your map read?' });
    await user.click(screen.getByRole('link', { name: /^Ranch/ }));
    expect(await screen.findByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
  });

  it.each([false, null, 'true', 1])('is nobody who has %j stored', async (onboardingDone) => {
    const body = aMe({ settings: { ...aMe().settings, onboardingDone } });
    await renderApp('/', { hasSession: true, answers: { [ME]: { status: 200, body } } });
    expect(await screen.findByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
  });
});

describe('a page that goes on with a ranch or without one', () => {
  const link = () => `/join-ranch?invitationToken=${aToken(anInvitation())}`;
  afterEach(() => linkTokens.forget('invitationToken'));

  it('waits while it is not known which', async () => {
    await renderApp(link(), { hasSession: true, answers: { [ME]: 'no answer' } });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join ranch' })).toBeNull();
    expect(address()).toBe('/join-ranch');
  });

  it('waits for who has just signed in until it is known who that is', async () => {
    const { user, server } = await renderApp(link(), { answers: { [ME]: 'no answer' } });
    await user.type(await screen.findByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'sagebrush moon{Enter}');
    await waitFor(() => expect(server.callsTo(ME)).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/join-ranch'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Join ranch' })).toBeNull();
  });

  it('lets the remembered in at once', async () => {
    remember();
    await renderApp(link(), { answers: { [ME]: 'no answer' } });
    expect(await screen.findByRole('button', { name: 'Join ranch' })).toBeEnabled();
  });

  it.each([
    ['with a ranch', aMe()],
    ['without one', aMe({ ranches: [] })],
  ])('opens for a person %s', async (_what, body) => {
    await renderApp(link(), { hasSession: true, answers: { [ME]: { status: 200, body } } });
    expect(await screen.findByRole('button', { name: 'Join ranch' })).toBeEnabled();
    expect(address()).toBe('/join-ranch');
  });
});

describe('M2: an admin who acts as the person', () => {
  const acting = {
    hasSession: true,
    answers: { [ME]: { status: 200, body: aMe({ masqueraded_by: 'root@x.example' }) } },
  };

  it.each(['/settings/account', '/onboarding/step-1', '/no-ranch'])(
    'goes back from %s to where that began when it is stopped',
    async (path) => {
      const { user } = await renderApp(path, acting);
      await user.click(await screen.findByRole('button', { name: 'Stop masquerading' }));
      await waitFor(() => expect(address()).toBe('/admin'));
    },
  );

  it('goes back there too when the hour is over', async () => {
    const { user, server } = await renderApp('/settings/account', acting);
    server.answers['PATCH /api/v1/user/profile'] = refused;
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('goes back there once: a page that is tried afterwards asks to log in', async () => {
    const { user } = await renderApp('/settings/account', acting);
    await user.click(await screen.findByRole('link', { name: 'Grazewell' }));
    await screen.findByRole('heading', { name: 'To do' });
    await user.click(screen.getByRole('button', { name: 'Stop masquerading' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    await screen.findByRole('button', { name: 'Masquerade' });
    act(() => history.back());
    await waitFor(() => expect(address()).toBe('/login?returnUrl=%2Fsettings%2Faccount'));
  });
});

describe('signing out', () => {
  it('leads to the login and leaves nothing of the person on the page or in storage', async () => {
    const { user } = await renderApp('/settings/account', { hasSession: true });
    await screen.findByText('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(document.body).not.toHaveTextContent('Maria');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Maria'));
  });

  it('says so when the server cannot be reached, and stays', async () => {
    const { user } = await renderApp('/settings/account', {
      hasSession: true,
      answers: { 'POST /api/v1/auth/logout': 'connection reset' },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(address()).toBe('/settings/account');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import { markWaiting } from '@shared/lib/waitingMark';
import { anInvitation, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const LOGIN = 'POST /api/v1/auth/login';
const wrong: Answer = {
  status: 401,
  body: { error: 'No', details: 'The email or the password is wrong.', code: 'wrong_credentials' },
};

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Log in' });
const form = () => button().closest('form') ?? document.body;

async function submitted(answer?: Answer, path = '/login') {
  const app = await renderApp(path, answer === undefined ? {} : { answers: { [LOGIN]: answer } });
  await app.user.type(email(), 'maria@example.com');
  await app.user.type(password(), 'sagebrush moon{Enter}');
  return app;
}

describe('the form', () => {
  it('names what is missing and sends nothing', async () => {
    const { user, server } = await renderApp('/login');
    await user.click(button());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is required'));
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toHaveFocus();
    expect(document.title).toBe('Error: Log in · Grazewell');
    expect(server.callsTo(LOGIN)).toEqual([]);
  });

  it.each([
    ['an email that is none', 'maria', 'x', 'Email address contain errors'],
    ['a password that is too long', 'a@b.cd', 'x'.repeat(101), 'You have more than 100 characters'],
  ])('answers %s', async (_what, typed, secret, words) => {
    const { user } = await renderApp('/login');
    await user.type(email(), typed);
    await user.click(password());
    await user.paste(secret);
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says to people who come from the mail of an invitation what they log in for', async () => {
    await renderApp(`/join-ranch?invitationToken=${aToken(anInvitation())}`);
    expect(await screen.findByText('Log in to join the ranch that invites you.')).toBeVisible();
    linkTokens.forget('invitationToken');
  });

  it.each([true, false])("says that somebody's changes wait on this device, where they do (%p)", async (isWaiting) => {
    markWaiting(isWaiting);
    await renderApp('/login');
    const words = 'Changes are waiting on this device. The person who made them can log in to send them.';
    expect(screen.queryAllByText(words)).toHaveLength(isWaiting ? 1 : 0);
    act(() => markWaiting(false));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('A3: lets a password manager fill it', async () => {
    await renderApp('/login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('has the ways to a new password and to the free trial', async () => {
    await renderApp('/login');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/password-reset-request');
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/');
  });

  it('takes the typed email along to where a new password is asked for, but not in the address, and once', async () => {
    const { user } = await renderApp('/login');
    await user.type(email(), ' maria@example.com ');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(email()).toHaveValue('maria@example.com');
    expect(location.href + JSON.stringify(history.state)).not.toContain('maria');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('maria');
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(email()).toHaveValue('');
  });

  it('A5: has a title of its own', async () => {
    await renderApp('/login');
    expect(document.title).toBe('Log in · Grazewell');
  });
});

describe('a refused sign-in', () => {
  it('empties the password and keeps the email', async () => {
    await submitted(wrong);
    await waitFor(() => expect(password()).toHaveValue(''));
    expect(email()).toHaveValue('maria@example.com');
  });

  it('A4: says so in a toast and on the page, until the next try', async () => {
    const { user, server } = await submitted(wrong);
    await waitFor(() => expect(screen.getAllByText('The email or the password is wrong.')).toHaveLength(2));
    const stays = within(form()).getByRole('alert');
    expect(stays).toHaveTextContent('The email or the password is wrong.');
    expect(document.title).toMatch(/^Error: /);
    server.answers[LOGIN] = 'no answer';
    await user.type(password(), 'another{Enter}');
    await waitFor(() => expect(stays).toBeEmptyDOMElement());
    expect(document.title).toBe('Log in · Grazewell');
  });

  it('A2: leaves the focus where the person types next', async () => {
    const { user } = await submitted(wrong);
    await waitFor(() => expect(password()).toHaveValue(''));
    await user.click(email());
    await user.keyboard('x');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(email()).toHaveFocus();
  });

  it('blames no emptied password before the person has tried again', async () => {
    const { user } = await submitted(wrong);
    await waitFor(() => expect(password()).toHaveValue(''));
    expect(password()).toBeValid();
    await user.type(password(), 'another{Enter}');
    await waitFor(() => expect(password()).toHaveValue(''));
  });

  it('L1: that has to wait says how long and what helps, and keeps the password that may be right', async () => {
    const words = 'Too many tries. Wait 2 minutes, or reset your password';
    await submitted({ status: 429, body: { error: words, details: words, code: 'too_many' } });
    await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(words));
    expect(password()).toHaveValue('sagebrush moon');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  });

  it('lets the same button try again', async () => {
    const { user, server } = await submitted(wrong);
    await waitFor(() => expect(password()).toHaveValue(''));
    server.answers[LOGIN] = { status: 200, body: { token: 'canary-token' } };
    await user.type(password(), 'sagebrush moon{Enter}');
    expect(await screen.findByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
  });
});

describe('R1: a server that does not answer as it should', () => {
  const failures: [string, Answer][] = [
    ['a reset', 'connection reset'],
    ['HTML', { status: 200, text: '<!doctype html>' }],
    ['an empty answer', { status: 200 }],
    ['a list', { status: 200, body: [] }],
  ];
  it.each(failures)('%s keeps what was typed, the password as well', async (_what, answer) => {
    await submitted(answer);
    await waitFor(() =>
      expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
    );
    expect(email()).toHaveValue('maria@example.com');
    expect(password()).toHaveValue('sagebrush moon');
    expect(button()).toBeEnabled();
  });

  it('F6: markup in its words is text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    await submitted({ status: 401, body: { error: 'No', details: evil, code: 'wrong_credentials' } });
    await waitFor(() => expect(screen.getAllByText(evil)).toHaveLength(2));
    expect(document.querySelector('img')).toBeNull();
  });

  it('a toast is cut at 300 characters', async () => {
    const { store } = await submitted({ status: 400, body: { error: 'x'.repeat(5_000) } });
    await waitFor(() => expect(within(form()).getByRole('alert')).not.toBeEmptyDOMElement());
    const toast = await screen.findByText('x'.repeat(300));
    expect(toast.closest('.Toastify')).not.toBeNull();
    expect(store.getState().auth.login).toMatchObject({ status: 'failed' });
  });
});

describe('after it', () => {
  it.each([
    ['/login', '/onboarding/step-1'],
    ['/login?returnUrl=%2Fsettings%2Faccount', '/settings/account'],
    ['/login?returnUrl=%2Fsettings%2Faccount%3Fa%3D1%23top', '/settings/account?a=1#top'],
    ['/login?returnUrl=%2F%2Fevil.example', '/onboarding/step-1'],
    ['/login?returnUrl=https%3A%2F%2Fevil.example', '/onboarding/step-1'],
    ['/login?returnUrl=%2F..%2F%2Fevil.example', '/onboarding/step-1'],
    ['/login?returnUrl=%2F%255Cevil.example%2F..%2F..%2Fsettings%2Faccount', '/settings/account'],
    ['/login?returnUrl=%2Flogin', '/onboarding/step-1'],
    ['/login?returnUrl=', '/onboarding/step-1'],
  ])('F4: %s leads to %s', async (path, to) => {
    await submitted(undefined, path);
    await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(to));
  });

  it('the button is busy while it runs, and one request is sent', async () => {
    const { server, user } = await submitted('no answer');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.type(password(), '{Enter}{Enter}');
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it('the password stands in no address and no storage', async () => {
    await submitted();
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
    expect(location.href).not.toContain('sagebrush');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('sagebrush');
  });
});

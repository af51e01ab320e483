import { act, screen, waitFor, within } from '@testing-library/react';
import { leaveFor } from '@shared/lib/leave';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

jest.mock('@shared/lib/leave', () => ({ leaveFor: jest.fn() }));

const LOGIN = 'POST /api/v1/auth/login';
const MASQUERADE = 'POST /api/v1/auth/masquerade';
const SETTINGS = 'GET /assets/json/settingsV.json';
const MAIN_SITE = 'https://grazewell.example';
const good = { 'Admin email': 'ana@example.com', 'User email': 'maria@example.com', 'Admin password': 'long secret' };

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Masquerade' });
const form = () => button().closest('form') ?? document.body;

beforeEach(() => jest.mocked(leaveFor).mockClear());

async function submitted(answers: Record<string, Answer> = {}, hasSession = false) {
  const app = await renderApp('/admin', {
    hasSession,
    answers: {
      [SETTINGS]: { status: 200, body: { ORIG_SITE: MAIN_SITE } },
      [MASQUERADE]: { status: 200, body: { token: 'canary-target' } },
      'GET /api/v3/user/me': { status: 200, body: aMe({ masqueraded_by: 'ana@example.com' }) },
      ...answers,
    },
  });
  for (const [label, text] of Object.entries(good)) await app.user.type(field(label), text);
  await app.user.click(button());
  return app;
}

describe('the form', () => {
  it('names every missing field and sends nothing', async () => {
    const { user, server } = await renderApp('/admin');
    await user.click(button());
    await waitFor(() => expect(field('Admin email')).toHaveAccessibleDescription('Email is required'));
    expect(field('User email')).toHaveAccessibleDescription('Email is required');
    expect(field('Admin password')).toHaveAccessibleDescription('Password is required');
    expect(field('Admin email')).toHaveFocus();
    expect(server.callsTo(LOGIN)).toEqual([]);
  });

  it.each([
    ['Admin email', 'ana', 'Email address contain errors'],
    ['User email', 'maria@localhost', 'Email address contain errors'],
    ['Admin password', 'x'.repeat(101), 'You have more than 100 characters'],
  ])('%s: %j is answered by "%s"', async (label, text, words) => {
    const { user } = await renderApp('/admin');
    await user.click(field(label));
    await user.paste(text);
    await user.click(button());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));
  });

  it("A3: has the admin's own sign-in filled by a password manager, and not the user's email", async () => {
    await renderApp('/admin');
    expect(Object.keys(good).map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'username',
      'off',
      'current-password',
    ]);
  });

  it('is there for guests and for the signed-in', async () => {
    await renderApp('/admin', { hasSession: true });
    expect(button()).toBeVisible();
    expect(location.pathname).toBe('/admin');
  });
});

describe('masquerading', () => {
  it('says so for a second and a half, and then leaves for the main site', async () => {
    await submitted();
    expect(await screen.findByText(whole('You are masquerading maria@example.com now'))).toBeVisible();
    expect(screen.getByText('Success!', { selector: 'strong' })).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(leaveFor).not.toHaveBeenCalled();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(MAIN_SITE));
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });

  it('is done once, however often the button is pressed meanwhile', async () => {
    const { user, server } = await submitted();
    await screen.findByText(whole('You are masquerading maria@example.com now'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('User email'), '{Enter}');
    expect(server.callsTo(MASQUERADE)).toHaveLength(1);
  });

  it('leaves for the start of this site where none is named', async () => {
    await submitted({ [SETTINGS]: { status: 404 } });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });
});

describe('what is refused', () => {
  const wrong: Answer = { status: 401, body: { error: 'No', details: 'It is wrong', code: 'wrong_credentials' } };
  const nobody: Answer = {
    status: 404,
    body: { error: 'Nobody here has this email', details: { email: 'Nobody here has this email' }, code: 'not_found' },
  };

  it('A4: a wrong sign-in is told with its details, and its password is emptied, nothing else', async () => {
    await submitted({ [LOGIN]: wrong });
    await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(/^It is wrong$/));
    await waitFor(() => expect(field('Admin password')).toHaveValue(''));
    expect(field('Admin email')).toHaveValue('ana@example.com');
    expect(field('User email')).toHaveValue('maria@example.com');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("a masquerade is told under the title 'Error!', beside its field, and the password is emptied", async () => {
    await submitted({ [MASQUERADE]: nobody });
    expect(await screen.findByText('Error!', { selector: 'strong' })).toBeVisible();
    await waitFor(() => expect(field('User email')).toHaveAccessibleDescription('Nobody here has this email'));
    expect(field('User email')).toHaveFocus();
    expect(field('Admin password')).toHaveValue('');
    expect(field('Admin email')).toHaveValue('ana@example.com');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("what the sign-in holds against the email stands beside the admin's", async () => {
    const body = { error: 'Bad', details: { email: 'Email address contain errors' }, code: 'invalid' };
    await submitted({ [LOGIN]: { status: 422, body } });
    await waitFor(() => expect(field('Admin email')).toHaveAccessibleDescription('Email address contain errors'));
    expect(field('User email')).not.toHaveAccessibleDescription();
  });

  it.each([LOGIN, MASQUERADE])('R1: everything typed stays when %s has no answer', async (call) => {
    await submitted({ [call]: 'connection reset' });
    await waitFor(() =>
      expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
    );
    for (const [label, text] of Object.entries(good)) expect(field(label)).toHaveValue(text);
    expect(button()).toBeEnabled();
  });

  it('can be tried again, and then works', async () => {
    const { user, server } = await submitted({ [MASQUERADE]: nobody });
    await waitFor(() => expect(field('Admin password')).toHaveValue(''));
    server.answers[MASQUERADE] = { status: 200, body: { token: 'canary-target' } };
    await user.type(field('Admin password'), 'long secret{Enter}');
    expect(await screen.findByText(whole('You are masquerading maria@example.com now'))).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { linkTokens } from '@shared/lib/linkTokens';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const RESET = 'POST /api/v1/auth/password-reset';

const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const button = () => screen.getByRole('button', { name: 'Reset password' });
const form = () => button().closest('form') ?? document.body;

afterEach(() => linkTokens.forget('token'));

const open = (answer: Answer = { status: 204 }) =>
  renderApp('/password-reset?token=canary-link', { answers: { [RESET]: answer } });

async function submitted(answer?: Answer) {
  const app = await open(answer);
  await app.user.type(password(), 'sagebrush moon');
  await app.user.type(confirmation(), 'sagebrush moon{Enter}');
  return app;
}

describe('the form', () => {
  it.each([
    ['', '', 'This field is required', 'This field is required'],
    ['sagebrush moon', '', undefined, 'This field is required'],
    ['sagebrush moon', 'sagebrush mood', undefined, "Passwords don't match."],
    ['sage', 'sage', 'Your password is too short: 4 more characters to go', undefined],
    ['password', 'password', 'Too many people use this password: choose one of your own', undefined],
    ['x'.repeat(101), 'x'.repeat(101), 'You have more than 100 characters', undefined],
  ])('answers %j and %j with %j and %j, and sends nothing', async (one, two, wrongOne, wrongTwo) => {
    const { user, server } = await open();
    await user.click(password());
    await user.paste(one);
    await user.click(confirmation());
    await user.paste(two);
    await user.click(button());
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    expect(password()).toHaveAccessibleDescription(['At least eight characters long', wrongOne].join(' ').trim());
    expect(confirmation()).toHaveAccessibleDescription(wrongTwo ?? '');
    await waitFor(() => expect(wrongOne === undefined ? confirmation() : password()).toHaveFocus());
    expect(server.callsTo(RESET)).toEqual([]);
  });

  it('takes the error back when the first password becomes what the second is', async () => {
    const { user } = await open();
    await user.type(password(), 'sagebrush moo');
    await user.type(confirmation(), 'sagebrush moon');
    await user.click(button());
    await waitFor(() => expect(confirmation()).toBeInvalid());
    await user.type(password(), 'n');
    await waitFor(() => expect(confirmation()).toBeValid());
  });

  it('judges the new password in words while it is typed', async () => {
    const { user } = await open();
    await user.type(password(), 'sagebru');
    expect(screen.getByText('Your password is too short: 1 more character to go')).toBeVisible();
  });

  it('A3, A5: is filled by a password manager and has a title of its own', async () => {
    await open();
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(document.title).toBe('Choose a new password · Grazewell');
  });
});

describe('sending it', () => {
  it('leads to the login and says to log in with the new password', async () => {
    const { server } = await submitted();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(await screen.findByText('Log in with new password')).toBeVisible();
    expect(screen.getByText('Success', { selector: 'strong' })).toBeVisible();
    expect(server.callsTo(RESET).map(({ body }) => body)).toEqual([
      { password: 'sagebrush moon', token: 'canary-link' },
    ]);
  });

  it.each(['token_expired', 'token_used', 'token_invalid'])(
    'A4: after %s the sentence stands by the form, with the way to a new link',
    async (code) => {
      await submitted({ status: 410, body: { error: 'This link is over', details: 'Long ago', code } });
      await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(/^This link is over$/));
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
        'href',
        '/password-reset-request',
      );
      expect(password()).toHaveValue('sagebrush moon');
    },
  );

  it('A2: a password that the server refuses is told beside its field, and the link stays good', async () => {
    const details = { password: 'Too many people use this password' };
    const { user, server } = await submitted({
      status: 422,
      body: { error: 'Please check', details, code: 'invalid' },
    });
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`${details.password}$`)));
    expect(password()).toHaveFocus();
    expect(within(form()).getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
    server.answers[RESET] = { status: 204 };
    await user.type(password(), ' two');
    await user.type(confirmation(), ' two{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('R1: keeps what was typed when no answer comes', async () => {
    await submitted('connection reset');
    await waitFor(() =>
      expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
    );
    for (const field of [password(), confirmation()]) expect(field).toHaveValue('sagebrush moon');
    expect(button()).toBeEnabled();
  });
});

describe('the link', () => {
  it('F2: leaves the address bar at once', async () => {
    await open();
    expect(location.href).not.toContain('canary');
    expect(document.body.innerHTML).not.toContain('canary');
  });

  it.each(['/password-reset', '/password-reset?token='])('that is missing leads to the 404 page: %s', async (path) => {
    await renderApp(path);
    await waitFor(() => expect(location.pathname).toBe('/404'));
    expect(screen.getByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  });

  it('that a reload has lost is to be opened again', async () => {
    await renderApp('/password-reset', {}, { hadToken: true });
    expect(screen.getByRole('heading', { name: 'Open the link in the mail again' })).toBeVisible();
    expect(location.pathname).toBe('/password-reset');
  });

  it('is good for anyone who is signed in here as well', async () => {
    await renderApp('/password-reset?token=canary-link', { hasSession: true });
    expect(button()).toBeVisible();
  });
});

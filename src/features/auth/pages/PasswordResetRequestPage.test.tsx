import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const REQUEST = 'POST /api/v1/auth/password-reset-request';
const REQUESTED = 'If your email was registered in our system - you will get password reset link';

const email = () => screen.getByLabelText('Email');
const button = () => screen.getByRole('button', { name: 'Send reset link' });
const form = () => button().closest('form') ?? document.body;

async function submitted(answer: Answer = { status: 202, body: {} }) {
  const app = await renderApp('/password-reset-request', { answers: { [REQUEST]: answer } });
  await app.user.type(email(), 'maria@example.com{Enter}');
  return app;
}

describe('the form', () => {
  it.each([
    ['', 'Email is required'],
    ['maria', 'Email address contain errors'],
    ['maria@localhost', 'Email address contain errors'],
  ])('answers %j with "%s" and sends nothing', async (typed, words) => {
    const { user, server } = await renderApp('/password-reset-request');
    await user.click(email());
    await user.paste(typed);
    await user.click(button());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
    expect(email()).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    expect(server.callsTo(REQUEST)).toEqual([]);
  });

  it('A3, A5: is filled by a password manager, has a title of its own and a way back', async () => {
    await renderApp('/password-reset-request');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(document.title).toBe('Forgot your password? · Grazewell');
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  });

  it('is open to the signed-in as well', async () => {
    await renderApp('/password-reset-request', { hasSession: true });
    expect(button()).toBeVisible();
  });
});

describe('sending it', () => {
  it('leads to the login once the request has succeeded, and says that a mail may come', async () => {
    const { server } = await submitted();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(await screen.findByText(REQUESTED)).toBeVisible();
    expect(server.callsTo(REQUEST)).toHaveLength(1);
  });

  it('stays, busy, until the answer is there', async () => {
    await submitted('no answer');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    expect(location.pathname).toBe('/password-reset-request');
  });

  it('can be done a second time', async () => {
    const { user, server } = await submitted();
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(location.pathname).toBe('/password-reset-request');
    await user.type(email(), 'other@example.com{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.callsTo(REQUEST)).toHaveLength(2);
  });

  const failures: [string, Answer, string][] = [
    ['a refusal', { status: 429, body: { error: 'Too many tries', details: 'Wait a bit' } }, 'Too many tries'],
    ['HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
  ];
  it.each(failures)(
    'A4: after %s the words of the toast stand by the form, and the email',
    async (_what, answer, words) => {
      await submitted(answer);
      await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
      expect(within(form()).getByRole('alert')).toHaveTextContent(words);
      expect(email()).toHaveValue('maria@example.com');
      expect(location.pathname).toBe('/password-reset-request');
    },
  );
});

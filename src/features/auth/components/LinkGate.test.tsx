import { act, screen, waitFor } from '@testing-library/react';
import type { LinkState } from '@contract/people/link';
import { linkTokens } from '@shared/lib/linkTokens';
import { aPartnerLink, anInvitation, aMe, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const LINK = 'POST /api/v1/link';
const invitation = aToken(anInvitation());
const contract = aToken(aPartnerLink());
const reset = 'A'.repeat(43);

const PAGES = [
  ['/join', `invitationToken=${invitation}`, { kind: 'invitation', token: invitation }, 'Join'],
  ['/partner-join', `invitation_token=${contract}`, { kind: 'contract', token: contract }, 'Join the program'],
  ['/password-reset', `token=${reset}`, { kind: 'reset', token: reset }, 'Reset password'],
  ['/join-ranch', `invitationToken=${invitation}`, { kind: 'invitation', token: invitation }, 'Join ranch'],
] as const;

afterEach(() => {
  for (const name of ['invitationToken', 'invitation_token', 'token'] as const) linkTokens.forget(name);
  jest.useRealTimers();
});

const says = (state: LinkState): Answer => ({ status: 200, body: { state } });
const open = (path: string, query: string, answer: Answer) =>
  renderApp(`${path}?${query}`, {
    hasSession: path === '/join-ranch',
    answers: { [LINK]: answer, 'GET /api/v3/user/me': { status: 200, body: aMe({ email: 'ben@example.com' }) } },
  });
const button = (name: string) => screen.queryByRole('button', { name });

describe.each(PAGES)('the page %s', (path, query, question, submit) => {
  it('F2: asks once the token has left the address, and shows its form for a good link', async () => {
    const { server } = await open(path, query, says('good'));
    await waitFor(() => expect(button(submit)).toBeEnabled());
    expect(server.callsTo(LINK).at(-1)?.body).toEqual(question);
    expect(location.search).toBe('');
  });

  it.each([
    ['used', 'This link has been used already'],
    ['revoked', 'This link is no longer good'],
    ['invalid', 'This link is damaged'],
  ] as const)('says that the link is %s in place of its form', async (state, title) => {
    await open(path, query, says(state));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · Grazewell`);
    expect(button(submit)).toBeNull();
    expect(document.querySelector('form')).toBeNull();
  });

  it('says that the link has expired, by whatever clock, and takes nothing', async () => {
    await open(path, query, says('expired'));
    expect(await screen.findByText(/has expired|not valid anymore/)).toBeVisible();
    await waitFor(() => expect(button(submit)?.matches(':disabled') ?? true).toBe(true));
  });

  it('says that what the server takes for no token is damaged', async () => {
    const details = { token: 'The link is incomplete' };
    await open(path, query, { status: 422, body: { error: 'x', details, code: 'invalid' } });
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeVisible();
  });

  it.each<[string, Answer]>([
    ['a reset', 'connection reset'],
    ['HTML', { status: 200, text: '<html>' }],
    ['a state that nobody knows', { status: 200, body: { state: 'fine' } }],
    ['too many tries', { status: 429, body: { error: 'x', details: 'x', code: 'too_many' } }],
  ])('R1: shows its form, quietly, after %s', async (_what, answer) => {
    await open(path, query, answer);
    await waitFor(() => expect(button(submit)).toBeEnabled());
    expect(screen.queryByText(/went wrong/)).toBeNull();
  });

  it('R1: shows its form after three seconds without an answer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open(path, query, 'no answer');
    await act(async () => void (await jest.advanceTimersByTimeAsync(3_000)));
    await waitFor(() => expect(button(submit)).toBeEnabled());
  });
});

it('a used reset link leads to a new one', async () => {
  const { user } = await open('/password-reset', `token=${reset}`, says('used'));
  await user.click(await screen.findByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
});

it('a link is asked about nowhere by the page that keeps an account', async () => {
  const { server } = await renderApp(`/cancel_delete?token=${reset}`);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(server.callsTo(LINK)).toEqual([]);
});

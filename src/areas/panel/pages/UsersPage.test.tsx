import { screen, waitFor, within } from '@testing-library/react';
import { dayInWords } from '@shared/lib/dates';
import { aMe, anAdminUser } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const USERS = 'GET /api/v1/admin/users';
const joe = anAdminUser();
const PATCH = `PATCH /api/v1/admin/users/${joe.uuid}`;
const WRONG = 'Something went wrong. Please try again.';
const page = (users = [joe], next_cursor: string | null = null): Answer => ({
  status: 200,
  body: { users, next_cursor },
});

/** What is asked for from now on: the pretended network names calls without their query. */
function askedFor() {
  const asked: URLSearchParams[] = [];
  const { fetch } = globalThis;
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      if (url.startsWith('/api/v1/admin/users?') || url === '/api/v1/admin/users') {
        asked.push(new URLSearchParams(url.split('?')[1]));
      }
      return fetch(url, init);
    },
  });
  return asked;
}

async function open(answers: Record<string, Answer> = {}) {
  const app = await renderApp('/panel', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ is_admin: true, ranches: [] }) },
      [USERS]: page(),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Users' });
  return app;
}

const row = async (text = joe.email) => within((await screen.findByText(text)).closest('tr') ?? document.body);
const find = () => screen.getByLabelText('Find users');
const beta = () => screen.getByRole('checkbox', { name: `Beta tester: ${joe.email}` });

describe('the users of the panel', () => {
  it('are listed with name, email, ranches and the day they joined', async () => {
    await open({ [USERS]: page([anAdminUser({ ranches: ['Cold Spring', 'Far Mesa'], is_admin: true })]) });
    const joes = await row();
    expect(joes.getByRole('rowheader')).toHaveTextContent('Joe Begay Admin');
    expect(joes.getByText('Cold Spring, Far Mesa')).toBeVisible();
    expect(joes.getByText(dayInWords(joe.created_at))).toBeVisible();
    expect(document.title).toBe('Users · Grazewell');
  });

  it('need neither a ranch nor a season of the admin', async () => {
    await open();
    expect(location.pathname).toBe('/panel');
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
  });

  it('are searched once nobody has typed for a moment', async () => {
    const { user } = await open();
    await row();
    const asked = askedFor();
    await user.type(find(), ' cold spring ');
    await waitFor(() => expect(asked.map((query) => query.get('query'))).toEqual(['cold spring']));
  });

  it('that nobody is found among say what else to try', async () => {
    await open({ [USERS]: page([]) });
    expect(await screen.findByText(/Nobody by that name\. Try part/)).toBeVisible();
  });

  it('come page by page', async () => {
    const second = anAdminUser({ uuid: 'second', email: 'second@example.com' });
    const { user, server } = await open({ [USERS]: page([joe], 'after joe') });
    await row();
    const asked = askedFor();
    server.answers[USERS] = page([second]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('second@example.com')).toBeVisible();
    expect(screen.getByText(joe.email)).toBeVisible();
    expect(asked.map((query) => query.get('cursor'))).toEqual(['after joe']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText('second@example.com').closest('tr')).toHaveFocus();
  });

  it('A5: that come late take nobody away from what they do meanwhile', async () => {
    const second = anAdminUser({ uuid: 'second', email: 'second@example.com' });
    const { user, server } = await open({ [USERS]: page([joe], 'after joe') });
    await row();
    server.answers[USERS] = page([second]);
    const { fetch } = globalThis;
    let answer: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => (answer = resolve));
    Object.assign(globalThis, { fetch: async (...call: Parameters<typeof fetch>) => isDue.then(() => fetch(...call)) });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(find());
    answer();
    expect(await screen.findByText('second@example.com')).toBeVisible();
    expect(find()).toHaveFocus();
  });

  it('R1: whose next page does not come keep those there are, and try that page again', async () => {
    const second = anAdminUser({ uuid: 'second', email: 'second@example.com' });
    const { user, server } = await open({ [USERS]: page([joe], 'after joe') });
    await row();
    server.answers[USERS] = 'connection reset';
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(screen.getByText(joe.email)).toBeVisible();
    server.answers[USERS] = page([second]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('second@example.com')).toBeVisible();
    expect(screen.queryByText(WRONG)).toBeNull();
    expect(screen.getByText('second@example.com').closest('tr')).toHaveFocus();
  });

  const failures: [string, Answer, string][] = [
    ['a reset', 'connection reset', WRONG],
    ['a 403', { status: 403, body: { error: 'x', details: 'Not for you.', code: 'forbidden' } }, 'Not for you.'],
    ['an answer of another shape', { status: 200, body: { users: [{}] } }, WRONG],
  ];
  it.each(failures)('R1: that end in %s say so, and come with another try', async (_what, answer, words) => {
    const { user, server } = await open({ [USERS]: answer });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    server.answers[USERS] = page();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(joe.email)).toBeVisible();
  });

  it('F6: markup in a name is text', async () => {
    await open({ [USERS]: page([anAdminUser({ full_name: '<img src=x onerror=alert(1)>' })]) });
    expect(await screen.findByText(/<img src=x/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a beta tester', () => {
  it('is made by the box, which shows it at once', async () => {
    const { user, server } = await open({ [PATCH]: 'no answer' });
    await row();
    expect(beta()).not.toBeChecked();
    await user.click(beta());
    expect(beta()).toBeChecked();
    await user.click(beta());
    expect(server.callsTo(PATCH).map(({ body }) => body)).toEqual([{ is_beta_tester: true }]);
  });

  it('stays one when the server has said so, in what the lists are loaded with again', async () => {
    const { user, store, server } = await open({ [PATCH]: { status: 200 } });
    await row();
    server.answers[USERS] = page([{ ...joe, is_beta_tester: true }]);
    await user.click(beta());
    await waitFor(() => expect(beta()).toHaveAttribute('aria-busy', 'false'));
    expect(store.getState().ui.pendingRequests).toBe(0);
    expect(beta()).toBeChecked();
  });

  it('is one in the list of an earlier search too', async () => {
    const { user, server } = await open({ [PATCH]: { status: 200 } });
    await row();
    await user.type(find(), 'joe');
    await waitFor(() => expect(server.callsTo(USERS)).toHaveLength(2));
    await row();
    server.answers[USERS] = page([{ ...joe, is_beta_tester: true }]);
    await user.click(beta());
    await waitFor(() => expect(beta()).toHaveAttribute('aria-busy', 'false'));
    await user.clear(find());
    await waitFor(() => expect(beta()).toBeChecked());
  });

  it('A4: is none again when that fails, and the row says why', async () => {
    const { user } = await open({ [PATCH]: 'connection reset' });
    await row();
    await user.click(beta());
    await waitFor(() => expect(beta()).toHaveAccessibleDescription(WRONG));
    expect(beta()).not.toBeChecked();
    expect(beta()).toBeEnabled();
  });
});

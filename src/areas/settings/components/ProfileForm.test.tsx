import { screen, waitFor, within } from '@testing-library/react';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { leaveQuestion } from '@testing/finders';
import { renderApp } from '@testing/renderApp';

const SAVE = 'PATCH /api/v1/user/profile';
const button = () => screen.getByRole('button', { name: 'Save' });
const form = () => button().closest('form') ?? document.body;
const field = (label: string) => within(form()).getByLabelText(label);
const clara = aMe({ first_name: 'Clara', last_name: 'Mae', full_name: 'Clara Mae Whitfield' });

async function open(answer: Answer = { status: 200, body: clara }) {
  const app = await renderApp('/settings/account', { hasSession: true, answers: { [SAVE]: answer } });
  await screen.findByRole('button', { name: 'Save' });
  return app;
}

async function renamed(answer?: Answer) {
  const app = await open(answer);
  await app.user.clear(field('Full name'));
  await app.user.type(field('Full name'), 'Clara Mae Whitfield');
  await app.user.click(button());
  return app;
}

it('shows what is stored', async () => {
  await open();
  expect(field('Full name')).toHaveValue('Maria Castillo');
  expect(field('Phone number')).toHaveValue('(575)555-0110');
});

it('saves, says so, and the page calls the person by the new name', async () => {
  const { server } = await renamed();
  expect(await within(form()).findByText('Saved.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clara Mae Whitfield' })).toBeVisible();
  expect(server.callsTo(SAVE)[0]?.body).toEqual({
    full_name: 'Clara Mae Whitfield',
    phone_number: '(575)555-0110',
  });
});

it('A2: names what is missing beside its field, focuses the first, and sends nothing', async () => {
  const { server, user } = await open();
  for (const label of ['Full name', 'Phone number']) await user.clear(field(label));
  await user.click(button());
  await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription('Name is required'));
  expect(field('Phone number')).toHaveAccessibleDescription('Phone number is required');
  expect(field('Full name')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(server.callsTo(SAVE)).toEqual([]);
});

it.each([
  ['Full name', 'Your name is toooooo long'],
  ['Phone number', 'You have more than 100 characters'],
])('%s of 101 characters: %s', async (label, words) => {
  const { user } = await open();
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste('n'.repeat(101));
  await user.click(button());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));
});

it('A2: shows what the server refuses beside its field, with the focus there', async () => {
  const details = { full_name: 'Your name is toooooo long' };
  await renamed({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
  await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription(details.full_name));
  expect(field('Full name')).toHaveFocus();
  expect(within(form()).queryByText('Saved.')).toBeNull();
});

it('R1: keeps what was typed after a lost answer, and can be sent again', async () => {
  const { server, user } = await renamed('connection reset');
  await waitFor(() =>
    expect(within(form()).getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
  );
  expect(field('Full name')).toHaveValue('Clara Mae Whitfield');
  server.answers[SAVE] = { status: 200, body: clara };
  await user.click(button());
  expect(await within(form()).findByText('Saved.')).toBeVisible();
  expect(within(form()).getByRole('alert')).toBeEmptyDOMElement();
});

it('is no news any more when the page is opened again', async () => {
  const { user } = await renamed();
  await within(form()).findByText('Saved.');
  await user.click(screen.getByRole('link', { name: 'Grazewell' }));
  await screen.findByRole('heading', { name: 'To do' });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(within(form()).queryByText('Saved.')).toBeNull();
});

it('A3: lets the browser fill it', async () => {
  await open();
  const labels = ['Full name', 'Phone number'];
  expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual(['name', 'tel']);
});

describe('with changes that are not saved', () => {
  async function changed() {
    const { user, server } = await open();
    await user.type(field('Full name'), '!');
    return { user, server };
  }

  it('another page asks first', async () => {
    const { user } = await changed();
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(leaveQuestion()).toBeVisible();
    expect(field('Full name')).toHaveValue('Maria Castillo!');
  });

  it('signing out asks first', async () => {
    const { user, server } = await changed();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(leaveQuestion()).toBeVisible();
    expect(server.callsTo('POST /api/v1/auth/logout')).toEqual([]);
  });

  it('nothing is asked once they are saved', async () => {
    const { user } = await renamed();
    await within(form()).findByText('Saved.');
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(await screen.findByRole('heading', { name: 'The team of Rio Seco' })).toBeVisible();
    expect(leaveQuestion()).toBeNull();
  });
});

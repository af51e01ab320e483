import { screen, waitFor, within } from '@testing-library/react';
import { LANGUAGE_NAMES } from '@domain/language/languages';
import { loadAgain } from '@shared/lib/leave';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

jest.mock('@shared/lib/leave', () => ({ leaveFor: jest.fn(), loadAgain: jest.fn() }));

type Answers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['answers']>;

const open = (languages: string[], answers: Answers = {}) =>
  renderApp('/settings/account', {
    hasSession: true,
    answers: { 'GET /assets/json/settingsV.json': { status: 200, body: { LANGUAGES: languages } }, ...answers },
  });

beforeEach(() => {
  jest.mocked(loadAgain).mockClear();
  sessionStorage.clear();
});

it('offers each language in its own words, saves the one that is chosen, and the page follows', async () => {
  const { user, server } = await open(['en', 'es']);
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  const options = within(choice).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, lang }) => [text, lang])).toEqual([
    [LANGUAGE_NAMES.en, 'en'],
    [LANGUAGE_NAMES.es, 'es'],
  ]);
  expect(choice).toHaveValue('en');
  await user.selectOptions(choice, 'Español');
  await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
  expect(server.callsTo('PATCH /api/v1/user/me').map(({ body }) => body)).toContainEqual({ language: 'es' });
});

it('says what a server refuses, and stays as it is', async () => {
  const refused = { status: 503, body: { status: 'error', code: 'busy', error: 'Busy', details: {} } };
  const { user } = await open(['en', 'es'], {
    'PATCH /api/v1/user/me': refused,
    'GET /api/v3/user/me': { status: 200, body: aMe() },
  });
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  await user.selectOptions(choice, 'Español');
  await waitFor(() => expect(choice).toBeInvalid());
  expect(choice).toHaveValue('en');
  expect(choice).toHaveAccessibleDescription(/./);
  expect(loadAgain).not.toHaveBeenCalled();
});

describe('with something typed on the page, which the person lets go', () => {
  async function choose(answers: Answers = {}) {
    const { user } = await open(['en', 'es'], { 'GET /api/v3/user/me': { status: 200, body: aMe() }, ...answers });
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    await user.type(name, ' Vega');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    return name;
  }

  it('it is still there where the server refuses the choice', async () => {
    const busy = { status: 503, body: { status: 'error', code: 'busy', error: 'Busy', details: {} } };
    const name = await choose({ 'PATCH /api/v1/user/me': busy });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Language' })).toBeInvalid());
    expect(name).toHaveDisplayValue(/ Vega$/);
    expect(loadAgain).not.toHaveBeenCalled();
  });

  it('the page is loaded again once the choice is saved', async () => {
    await choose();
    await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1));
  });
});

it('is left out where a site has one language', async () => {
  await open(['en']);
  await screen.findByRole('heading', { name: 'Sounds' });
  expect(screen.queryByRole('heading', { name: 'Language' })).toBeNull();
});

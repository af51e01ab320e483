import { screen, waitFor, within } from '@testing-library/react';
import { leaveFor } from '@shared/lib/leave';
import { renderApp } from '@testing/renderApp';

// jsdom cannot leave a page.
jest.mock('@shared/lib/leave');

const SETTINGS = 'GET /assets/json/settingsV.json';
const NAMED = {
  TERMS_URL: 'https://ranch.example/terms',
  PRIVACY_URL: '/privacy',
  SUPPORT_EMAIL: 'help@ranch.example',
};

const open = (path: string, settings: object, hasSession = false) =>
  renderApp(path, { hasSession, answers: { [SETTINGS]: { status: 200, body: settings } } });
const TERMS = 'I agree to the terms of use and the privacy policy';
const foot = () => document.querySelector('footer') ?? document.body;

it('the terms box names the terms and the policy, and leads to them in a tab of its own', async () => {
  await open('/', NAMED);
  const label = await screen.findByText(
    (_text, element) => element?.tagName === 'LABEL' && element.textContent === TERMS,
  );
  const terms = await within(label).findByRole('link', { name: 'terms of use' });
  expect(terms).toHaveAttribute('href', NAMED.TERMS_URL);
  expect(terms).toHaveAttribute('target', '_blank');
  expect(within(label).getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('checkbox', { name: TERMS })).toBeVisible();
});

it.each(['/', '/login', '/mobile-join', '/password-reset-request', '/admin', '/no/such/page'])(
  'the foot of %s has the same words with links and without',
  async (path) => {
    const { store } = await open(path, NAMED);
    await waitFor(() => expect(within(foot()).getAllByRole('link')).toHaveLength(3));
    expect(foot()).toHaveTextContent('You use Grazewell under the terms of use and the privacy policy.');
    expect(store.getState().ui.appSettings).toMatchObject(NAMED);
  },
);

it.each(['/', '/login'])('without addresses they are plain words: %s', async (path) => {
  await open(path, {});
  expect(foot()).toHaveTextContent('You use Grazewell under the terms of use and the privacy policy.');
  expect(screen.queryByRole('link', { name: /terms|policy/ })).toBeNull();
});

it('one of them is a link where the other is not named', async () => {
  await open('/login', { ...NAMED, TERMS_URL: '' });
  expect(await screen.findByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'terms of use' })).toBeNull();
});

it('the 404 page says whom to write to', async () => {
  await open('/no/such/page', NAMED);
  const link = await screen.findByRole('link', { name: 'help@ranch.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@ranch.example');
});

it('the 404 page says nothing of it where nobody is named', async () => {
  await open('/no/such/page', {});
  expect(await screen.findByRole('heading', { name: 'Oh moooo, page not found' })).toBeVisible();
  expect(screen.queryByText(/write to/)).toBeNull();
});

it('the account menu leads to a mail to support, where someone is named', async () => {
  const { user } = await open('/todo', NAMED, true);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Email help@ranch.example' }));
  expect(leaveFor).toHaveBeenCalledWith('mailto:help@ranch.example');
});

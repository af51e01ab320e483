import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { leaveButton, leaveQuestion, stayButton } from '@testing/finders';
import { renderApp } from '@testing/renderApp';

const SAVE = 'PATCH /api/v1/user/me';
const RENAME = `PATCH /api/v1/ranch/${RANCH_UUID}`;

async function open(role: Role = 'owner', answers: Record<string, Answer> = {}, over = {}) {
  const app = await renderApp('/settings/ranch', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role, ...over })] }) },
      [RENAME]: { status: 200, body: aRanch({ name: 'Dry Creek' }) },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Your ranch' });
  return app;
}

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });
const form = () => within(save().closest('form') ?? document.body);

it('says which ranch it is, its season and the role', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Rio Seco' })).toBeVisible();
  expect(facts().slice(0, 2)).toEqual(['2026', 'Owner']);
  expect(document.title).toBe('Ranch · Grazewell');
  const links = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(links.getByRole('link', { name: 'Ranch' })).toHaveAttribute('aria-current', 'page');
});

it('speaks of no season where there is none', async () => {
  await open('owner', {}, { current_season_name: null });
  expect(facts()).toContain('None yet');
});

it.each(['owner', 'manager'] as const)('an %s changes its name and the units, and it says so', async (role) => {
  const { user, server } = await open(role);
  await user.clear(screen.getByLabelText('Ranch name'));
  await user.type(screen.getByLabelText('Ranch name'), ' Dry  Creek ');
  await user.click(screen.getByRole('radio', { name: 'Metric' }));
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(server.callsTo(RENAME).map(({ body }) => body)).toEqual([{ name: 'Dry Creek' }]);
  expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({ settings: { units: 'metric' } });
});

it.each(['member', 'viewer'] as const)('a %s reads the name and changes the units alone', async (role) => {
  const { user, server } = await open(role);
  expect(screen.getByRole('heading', { name: 'Rio Seco' })).toBeVisible();
  expect(screen.queryByLabelText('Ranch name')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Metric' }));
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(server.callsTo(RENAME)).toEqual([]);
});

it('R1: keeps what was typed when saving fails, and says so by the form', async () => {
  const { user } = await open('owner', { [RENAME]: 'connection reset' });
  await user.type(screen.getByLabelText('Ranch name'), '!');
  await user.click(save());
  await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent('Something went wrong'));
  expect(screen.getByLabelText('Ranch name')).toHaveValue('Rio Seco!');
  expect(save()).toBeEnabled();
});

describe('with changes that are not saved', () => {
  const OTHER = aRanch({ ranch_uuid: '11111111-1111-4111-8111-111111111111', name: 'Dry Creek' });

  async function changed() {
    const me = { status: 200, body: aMe({ ranches: [aRanch(), OTHER] }) };
    const { user, server } = await open('owner', { 'GET /api/v3/user/me': me });
    await user.type(screen.getByLabelText('Ranch name'), '!');
    return { user, server };
  }

  it.each(['Team', 'Grazewell', 'Herds'])('the link %s asks first', async (name) => {
    const { user } = await changed();
    await user.click(screen.getByRole('link', { name }));
    expect(leaveQuestion()).toBeVisible();
    expect(location.pathname).toBe('/settings/ranch');
  });

  it.each(['Settings', 'Sign out'])('"%s" in the menu asks first', async (name) => {
    const { user, server } = await changed();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name }));
    expect(leaveQuestion()).toBeVisible();
    expect(location.pathname).toBe('/settings/ranch');
    expect(server.callsTo('POST /api/v1/auth/logout')).toEqual([]);
  });

  it('another ranch asks first, and is chosen when the person says yes', async () => {
    const { user } = await changed();
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: 'Ranch: Rio Seco' }));
      await user.click(screen.getByRole('menuitemradio', { name: 'Dry Creek' }));
    };
    await choose();
    await user.click(stayButton());
    expect(screen.getByLabelText('Ranch name')).toHaveValue('Rio Seco!');
    await choose();
    await user.click(leaveButton());
    expect(screen.getByLabelText('Ranch name')).toHaveValue('Dry Creek');
    expect(screen.getByRole('button', { name: 'Ranch: Dry Creek' })).toHaveFocus();
  });

  it('signing out is asked once, and done when the person says yes', async () => {
    const { user } = await changed();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await user.click(leaveButton());
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(leaveQuestion()).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { aMe, aRanch } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

async function open(me = aMe()) {
  const answers = { 'GET /api/v3/user/me': { status: 200, body: me } };
  const app = await renderApp('/settings/account', { hasSession: true, answers });
  await screen.findByRole('heading', { name: 'Your account' });
  return app;
}

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('says who the person is, and which role they have where', async () => {
  const other = aRanch({ ranch_uuid: '11111111-1111-4111-8111-111111111111', name: 'Dry Creek', role: 'viewer' });
  await open(aMe({ ranches: [aRanch(), other] }));
  expect(screen.getByRole('heading', { name: 'Maria Castillo' })).toBeVisible();
  expect(facts()).toEqual(['maria@example.com', 'Rio Seco (Owner)', 'Dry Creek (Viewer)']);
  expect(screen.getByText('Ranches')).toBeVisible();
});

it('says which program a ranch is in', async () => {
  const other = aRanch({
    ranch_uuid: '11111111-1111-4111-8111-111111111111',
    name: 'Dry Creek',
    program: 'Carbon 2026',
  });
  await open(aMe({ ranches: [aRanch({ program: null }), other] }));
  expect(facts().slice(1)).toEqual(['Rio Seco (Owner)', 'Dry Creek (Owner), in the program Carbon 2026']);
});

it('speaks of one ranch as one', async () => {
  await open();
  expect(screen.getByText('Ranch', { selector: 'dt' })).toBeVisible();
});

it('has a form for the profile, one for the password and one for the end', async () => {
  await open();
  for (const name of ['Save', 'Change password', 'Delete my account']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  expect(document.title).toBe('Account · Grazewell');
});

it('M1: hides password and deletion from an admin who acts as the person', async () => {
  await open(aMe({ masqueraded_by: 'admin@example.com' }));
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  const words = 'Only the person themselves can do this, not someone who acts as them.';
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('F6: shows markup in names as text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  await open(aMe({ full_name: evil, ranches: [aRanch({ name: evil })] }));
  expect(screen.getByRole('heading', { name: evil })).toBeVisible();
  expect(facts()).toContain(`${evil} (Owner)`);
  expect(document.querySelector('img')).toBeNull();
});

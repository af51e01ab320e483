import { screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aPaddockRecord, aRecord, COWS, CREEK, moveData } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const DAY_MS = 86_400_000;

/** A herd that went to the creek three days ago, for two days, and one that has no place yet. */
const overdue = () => [
  ...aRecord().map((each) =>
    each.kind === 'move'
      ? { ...each, data: { ...moveData(CREEK, new Date(Date.now() - 3 * DAY_MS).toISOString()), planned_days: 2 } }
      : each,
  ),
  aHerdRecord('bulls'),
];

async function openNow(records: readonly object[] = overdue(), answers = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp('/grazing', { hasSession: true, answers: { ...ranch.answers, ...answers } });
  await screen.findByRole('heading', { name: 'Grazing', level: 1 });
  return app;
}

const herd = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`no ${name}`);
  return within(item);
};

it('says where each herd is, how late it is to move, how close it stands and what is missing', async () => {
  await openNow();
  expect(await screen.findByRole('heading', { name: 'On pasture' })).toBeVisible();
  const cows = herd('cows');
  expect(cows.getByRole('link', { name: 'creek' })).toHaveAttribute('href', `/paddocks/${CREEK}`);
  expect(cows.getByText('1 day late')).toBeVisible();
  expect(cows.getByText('Day 4, 2 planned')).toBeVisible();
  expect(cows.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '120',
    '1,200 lb/ac',
    'no forage estimate for creek',
  ]);
  expect(herd('bulls').getByText('No place yet')).toBeVisible();
  expect(herd('bulls').getByText('head unknown')).toBeVisible();
});

it('moves the herd that it is pressed for, and stays on the page', async () => {
  const { user } = await openNow();
  await user.click(await screen.findByRole('button', { name: 'Move cows' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move herds' }));
  expect(dialog.getByRole('checkbox', { name: /^cows/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^mesa/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(herd('cows').getByRole('link', { name: 'mesa' })).toBeVisible();
  expect(window.location.pathname).toBe('/grazing');
});

it('leads to the record and back', async () => {
  const { user } = await openNow();
  const tabs = within(await screen.findByRole('navigation', { name: 'Grazing' }));
  expect(tabs.getByRole('link', { name: 'Now' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Record' }));
  expect(await screen.findByRole('table', { name: 'Stays' })).toBeVisible();
});

it('says what to add first, and lets a viewer change nothing', async () => {
  const me = aMe({ ranches: [aRanch({ role: 'viewer' })] });
  await openNow([...aRecord(), aPaddockRecord('north')], { 'GET /api/v3/user/me': { status: 200, body: me } });
  expect(await screen.findByRole('link', { name: 'cows' })).toHaveAttribute('href', `/herds/${COWS}`);
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aFeedingRecord, aFeedstuffRecord } from '@testing/aFeeding';
import { aRecord } from '@testing/aRecord';
import { openCows } from '@testing/openCows';

const [hay, old] = [aFeedingRecord('hay'), aFeedingRecord('old', { at: '2026-05-01T12:00:00.000Z', lb: 900 })];
const tested = aFeedingRecord('tested', { at: '2026-05-10T12:00:00.000Z', dm_percent: 86 });

const open = async (records: readonly object[], role: Role = 'owner') => {
  const app = await openCows('/herds/feed', role, [...aRecord(), ...records]);
  await screen.findByRole('heading', { name: 'Feed' });
  return app;
};

it('adds a feed to the list', async () => {
  const { user, changes } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Add to the list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the list of feeds' }));
  await user.type(dialog.getByLabelText(/^Name/), 'First cut');
  await user.type(dialog.getByLabelText('Dry matter, %'), '86.5');
  await user.selectOptions(dialog.getByLabelText('Where it is from'), 'Bought');
  await user.type(dialog.getByLabelText('Supplier'), 'Miller Hay');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hay, 86.5 % dry matter, bought from Miller Hay')).toBeVisible();
  const data = { name: 'First cut', dm_percent: 86.5, roughage: true, source: 'bought', status: 'unknown' };
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feedstuff', data }]));
});

it('retires a feed, which then is last in the list', async () => {
  const { user, changes } = await open([aFeedstuffRecord('Alfalfa'), aFeedstuffRecord('Brome')]);
  await user.click(await screen.findByRole('button', { name: 'Retire Alfalfa' }));
  expect(await screen.findByRole('button', { name: 'Use Alfalfa again' })).toBeVisible();
  const names = screen.getAllByText(/^(Alfalfa|Brome)$/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Brome', 'Alfalfa']);
  await waitFor(() =>
    expect(changes()).toMatchObject([{ kind: 'feedstuff', data: { retired_at: expect.any(String) } }]),
  );
});

it('sets one dry matter for the chosen feedings without one in one group, which is undone as one', async () => {
  const { user, changes } = await open([hay, old, tested]);
  expect(await screen.findByText(/^2 feedings have no dry matter/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set dry matter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set dry matter' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose at least one feeding')).toBeVisible();
  await user.type(dialog.getByLabelText('Dry matter, %'), '88');
  const [first] = dialog.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(dialog.queryByText('Choose at least one feeding')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Choose all of these' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { uuid: hay.uuid, data: { dm_percent: 88 } },
      { uuid: old.uuid, data: { dm_percent: 88 } },
    ]),
  );
  expect(await screen.findByText('Set the dry matter of 2 feedings')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^2 feedings have no dry matter/)).toBeVisible();
});

it('viewers read both lists, and change neither', async () => {
  await open([hay, aFeedstuffRecord()], 'viewer');
  expect(await screen.findByText('First cut')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to the list' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set dry matter' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Retire/ })).toBeNull();
});

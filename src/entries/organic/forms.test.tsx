import { screen, waitFor, within } from '@testing-library/react';
import { aRanchRecord, aRecord, COWS } from '@testing/aRecord';
import { openCows } from '@testing/openCows';

const SEASON = {
  ...{ kind: 'grazing_season', uuid: '00000000-0000-4000-8000-00000000a001', revision: 900 },
  ...{ changed_at: '2026-06-01T12:00:00.000Z', changed_by: '00000000-0000-4000-8000-00000000a001' },
  data: { starts_on: '2026-01-01', ends_on: '2026-12-31', note: '' },
};

const organicRecord = () => [
  ...aRecord().filter(({ kind }) => kind !== 'ranch'),
  aRanchRecord({ rule_set: 'us_nop' }),
  SEASON,
];

const open = (path: string) => openCows(path, 'owner', organicRecord());

it('confines a herd: from, to, and a reason with the paragraph of the rules', async () => {
  const { user, changes } = await open(`/herds/${COWS}`);
  await user.click(await screen.findByRole('button', { name: 'Confine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confine' }));
  await user.selectOptions(await dialog.findByLabelText('Reason'), 'Health or safety of the animals (205.239(b)(3))');
  await user.type(dialog.getByLabelText('Note'), 'Foot rot');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const data = { herd_uuid: COWS, animal: null, reason: 'health_risk', ends_at: null, note: 'Foot rot' };
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'confinement', data }]));
  expect(await screen.findByText(/^Since .* All of them$/)).toBeVisible();
});

it('keeps what was typed where a confinement ends before it begins', async () => {
  const { user, changes } = await open(`/herds/${COWS}?form=add-confinement`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confine' }));
  await user.type(await dialog.findByLabelText(/^To/), '2020-01-01T06:00');
  await user.type(dialog.getByLabelText('Note'), 'Foot rot');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/ends before it starts|before/i)).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('Foot rot');
  expect(changes()).toEqual([]);
});

it('asks why, where a herd leaves pasture in a grazing season, and ends that with the move back', async () => {
  const { user, changes } = await open(`/herds?form=move&herd=${COWS}&off=corral`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move herds' }));
  await user.selectOptions(await dialog.findByLabelText('Why they are kept from pasture'), 'Weather (205.239(b)(1))');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'move', data: { off: 'corral' } },
      { kind: 'confinement', data: { herd_uuid: COWS, reason: 'weather', ends_at: null } },
    ]),
  );
});

it('adds a dry matter demand from a published figure, which can be changed', async () => {
  const { user, changes } = await open('/settings/ranch');
  await user.click(await screen.findByRole('button', { name: 'Add demand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add dry matter demand' }));
  await user.selectOptions(await dialog.findByLabelText('Begin with'), 'lactating-average');
  await waitFor(() => expect(dialog.getByLabelText(/percent of live weight a day/)).toHaveValue('2.3'));
  expect(dialog.getByLabelText('Where the figure is from')).toHaveValue('Michigan State University notes');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const data = { animal: 'cows', stage: 'lactating', dmd_percent: 2.3, dmd_lb: null, herd_uuid: null };
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'demand', data }]));
});

it('refuses both pounds and percent of weight, next to the field', async () => {
  const { user, changes } = await open('/settings/ranch');
  await user.click(await screen.findByRole('button', { name: 'Add demand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add dry matter demand' }));
  await user.type(await dialog.findByLabelText(/^Dry matter, a head and day/), '24');
  await user.type(dialog.getByLabelText(/percent of live weight a day/), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/not both/i, { selector: '[id$="error"], [role="alert"], p' })).toBeVisible();
  expect(changes()).toEqual([]);
});

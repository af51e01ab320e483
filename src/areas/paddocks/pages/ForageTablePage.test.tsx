import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import type { Role } from '@contract/ranches/rights';
import { aPaddockRecord, aRanchRecord, aRecord, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function open(more: readonly object[] = [], role: Role = 'owner') {
  const app = await renderApp('/paddocks/forage', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer([...aRecord(), ...more]).answers,
    },
  });
  await screen.findByRole('heading', { name: 'Forage of all paddocks', level: 1 });
  const groups = () => app.server.callsTo(CHANGES).flatMap(({ body }) => (body as ChangesCall).groups);
  return { ...app, groups };
}

const table = () => screen.getByRole('table', { name: 'Forage of all paddocks' });
const field = (name: string) => screen.getByRole('textbox', { name: `Pounds per acre of ${name}` });
const rowOf = (name: string) => within(table()).getByRole('row', { name: new RegExp(`^${name}`) });

it('walk 16: one save writes one group with the forage of the paddocks that were typed', async () => {
  const { user, groups } = await open([
    aPaddockRecord('alder'),
    aPaddockRecord('gone', { retired_at: '2026-01-05T12:00:00.000Z' }),
  ]);
  expect(
    within(table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['alder', 'creek', 'mesa']);
  expect(rowOf('creek')).toHaveTextContent('none yet');
  await user.type(field('creek'), '1,200{Enter}');
  expect(field('mesa')).toHaveFocus();
  await user.keyboard('800{ArrowUp}');
  expect(field('creek')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(groups()).toHaveLength(1));
  expect(groups()[0]?.label).toBe('Added forage of 2 paddocks');
  expect(groups()[0]?.changes).toMatchObject([
    { kind: 'forage', base: null, data: { paddock_uuid: CREEK, lb_per_acre: 1_200, measure: 'season_estimate' } },
    { kind: 'forage', base: null, data: { paddock_uuid: MESA, lb_per_acre: 800, measure: 'season_estimate' } },
  ]);
  expect(rowOf('creek')).toHaveTextContent('1,200');
  expect(field('creek')).toHaveValue('');
});

it('walk 16: tells what is wrong in its row, and saves nothing', async () => {
  const { user, groups } = await open();
  await user.type(field('creek'), 'lots');
  await user.type(field('mesa'), '800');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('creek')).toHaveAccessibleDescription('Enter a number from 0 to 50,000 (lb/ac)'));
  expect(field('creek')).toHaveFocus();
  expect(field('creek')).toHaveValue('lots');
  expect(screen.getByText('Nothing is saved yet. Look again at creek.')).toBeVisible();
  expect(field('mesa')).toHaveValue('800');
  expect(groups()).toEqual([]);
});

it('walk 16: takes production, of which the ranch’s utilization is usable', async () => {
  const { user, groups } = await open([aRanchRecord({ utilisation_percent: 40 }, { revision: 1 })]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What you type' }), 'Production, 40 % of it usable');
  await user.type(field('creek'), '2000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(groups()[0]?.changes).toMatchObject([{ data: { lb_per_acre: 800 } }]));
  expect(rowOf('creek')).toHaveTextContent('800');
});

it('walk 16: fills one number into all paddocks that have none', async () => {
  const { user, groups } = await open([aPaddockRecord('alder')]);
  await user.type(field('creek'), '900');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(screen.getByRole('textbox', { name: 'For all without an estimate' })).toHaveAccessibleDescription(
    'Enter a number',
  );
  await user.type(screen.getByRole('textbox', { name: 'For all without an estimate' }), '700');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect([field('alder'), field('creek'), field('mesa')].map((each) => each.getAttribute('value'))).toEqual([
    '700',
    '900',
    '700',
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(groups()[0]?.changes).toHaveLength(3));
});

it('walk 16: says so where nothing was typed, and writes nothing', async () => {
  const { user, groups } = await open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Nothing to save: no other number was typed.')).toBeVisible();
  expect(groups()).toEqual([]);
});

it('walk 16: a viewer sees the estimates and types none', async () => {
  await open([], 'viewer');
  expect(table()).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('walk 16: the list of paddocks leads to it where an estimate is missing', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('link', { name: 'All paddocks' }));
  await screen.findByRole('heading', { name: 'Paddocks', level: 1 });
  await app.user.click(screen.getByRole('link', { name: 'Enter forage' }));
  expect(await screen.findByRole('heading', { name: 'Forage of all paddocks', level: 1 })).toBeVisible();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RuleSetId } from '@domain/animals/facts';
import type { Role } from '@contract/ranches/rights';
import { aFeedingRecord, aFeedstuffRecord } from '@testing/aFeeding';
import { aPaddockTreatmentRecord } from '@testing/aPaddockTreatment';
import { aRanchRecord, aRecord, COWS } from '@testing/aRecord';
import { openCows } from '@testing/openCows';

const entry = (kind: string, uuid: string, data: object) => ({
  ...{ kind, uuid, revision: 900, changed_at: '2026-06-01T12:00:00.000Z', changed_by: uuid, data },
});

const SEASON = entry('grazing_season', '00000000-0000-4000-8000-00000000a001', {
  ...{ starts_on: '2026-06-01', ends_on: '2026-10-15', note: '' },
});
const DEMAND = entry('demand', '00000000-0000-4000-8000-00000000a002', {
  ...{ animal: 'cows', herd_uuid: null, starts_on: '2026-01-01', stage: 'lactating', dmd_lb: 30, dmd_percent: null },
  ...{ exempt: 'none', source: 'Feed test' },
});
const CONFINED = entry('confinement', '00000000-0000-4000-8000-00000000a003', {
  ...{ herd_uuid: COWS, animal: null, starts_at: '2026-06-03T06:00:00.000Z', ends_at: '2026-06-05T06:00:00.000Z' },
  ...{ reason: 'weather', note: 'Hail' },
});

/** The ranch of the tests, with rules for organic animals. */
const recordBy = (rules: RuleSetId, more: readonly object[]) => [
  ...aRecord().filter(({ kind }) => kind !== 'ranch'),
  aRanchRecord({ rule_set: rules }),
  ...more,
];

async function open(more: readonly object[], role: Role = 'owner', rules: RuleSetId = 'us_nop') {
  const app = await openCows('/grazing/organic', role, recordBy(rules, more));
  await screen.findByRole('article', { name: 'Organic grazing report' });
  return app;
}

const classRow = () =>
  within(screen.getByRole('table', { name: 'Classes' })).getByRole('row', { name: /^Cows lactating/ });

it('EVIDENCE 12.10: says of each thing that the rules ask whether it is reached', async () => {
  await open([SEASON, DEMAND, aFeedingRecord('hay', { at: '2026-06-02T12:00:00.000Z', dm_percent: 88 })]);
  expect(classRow()).toHaveTextContent('Share grazed: 30 % is reached');
  expect(classRow()).toHaveTextContent('Days grazed: 120 days are reached');
});

it('EVIDENCE 12.10: a missing dry matter is named, and the share is no number', async () => {
  await open([SEASON, DEMAND, aFeedingRecord('hay', { at: '2026-06-02T12:00:00.000Z' })]);
  expect(classRow()).toHaveTextContent('Share grazed: cannot be told: dry matter is missing');
  const fed = within(screen.getByRole('table', { name: 'Feeds' }));
  expect(fed.getByRole('row', { name: /^Hay/ })).toHaveTextContent('missing');
  // The herd is called as its animals are.
  expect(fed.queryByText(/^Cows of/)).toBeNull();
  expect(fed.getByRole('cell', { name: 'cows' })).toBeVisible();
});

it('EVIDENCE 12.10: another rule set changes words and thresholds, and no figure', async () => {
  const hay = aFeedingRecord('hay', { at: '2026-06-02T12:00:00.000Z', dm_percent: 88 });
  const cells = () =>
    within(classRow())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await open([SEASON, DEMAND, CONFINED, hay]);
  const ofNop = cells();
  cleanup();
  await open([SEASON, DEMAND, CONFINED, hay], 'owner', 'none');
  const ofNone = cells();
  expect(ofNone.slice(0, -1)).toEqual(ofNop.slice(0, -1));
  expect([ofNop.at(-1), ofNone.at(-1)]).toEqual([
    expect.stringContaining('Share grazed: 30 %'),
    expect.not.stringContaining('30 %'),
  ]);
  expect(screen.queryByText(/205\.239/)).toBeNull();
});

it('offers a grazing season from the first to the last day on pasture, where the year has none', async () => {
  const { user, changes } = await open([DEMAND]);
  expect(screen.getByText('This year has no grazing season yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add grazing season' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add grazing season' }));
  expect(dialog.getByLabelText('First day')).toHaveValue('2026-06-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'grazing_season', data: { starts_on: '2026-06-02' } }]));
});

it('lists what kept animals from pasture, with the paragraph that allows it', async () => {
  await open([SEASON, DEMAND, CONFINED]);
  expect(screen.getByText(/Weather \(205\.239\(b\)\(1\)\)/)).toBeVisible();
  expect(screen.getByText('Hail')).toBeVisible();
  expect(classRow()).toHaveTextContent('2 (Weather)');
});

it('warns of days off pasture without a reason, and of a class without a demand', async () => {
  await open([SEASON, aFeedstuffRecord('Alfalfa')]);
  const row = within(screen.getByRole('table', { name: 'Classes' })).getByRole('row', { name: /^Cows / });
  expect(row).toBeVisible();
  expect(screen.getByText(/No dry matter demand is recorded: the ranch’s own intake is used/)).toBeVisible();
});

it('keeps a text of the pasture plan as a note of the ranch, which is shown from then on', async () => {
  const { user, changes } = await open([SEASON, DEMAND]);
  await user.click(screen.getByRole('button', { name: 'Keep as a note: Grazing season' }));
  const text = 'Pasture plan 2026: Grazing season (205.240(c)(3))\nJun 1, 2026 to Oct 15, 2026';
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'note', data: { text, paddock_uuid: null } }]));
  expect(await screen.findByRole('button', { name: 'More for Grazing season' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep as a note: Grazing season' })).toBeNull();
});

it('a treatment of a paddock without a product is in the pasture plan without an empty place for it', async () => {
  await open([SEASON, DEMAND, aPaddockTreatmentRecord('2026-06-03T12:00:00.000Z', { product: '' })]);
  expect(screen.getByText(/^mesa: [^,]+, Jun 3, 2026$/)).toBeVisible();
});

it('EVIDENCE 12.15: ends with the small print and names the rule text', async () => {
  await open([SEASON, DEMAND]);
  expect(screen.getByText(/^Figures by the rule text named above, as we read it\./)).toBeVisible();
  expect(
    screen.getByText(/^Figures by 7 CFR 205\.237, 205\.239, 205\.240, NOP 5017-1 \(.*\), text of Jan 1, 2015$/),
  ).toBeVisible();
});

it('offers a viewer nothing to write', async () => {
  await open([DEMAND], 'viewer');
  expect(screen.queryByRole('button', { name: 'Add grazing season' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep as a note/ })).toBeNull();
});

it('offers to type a text of the pasture plan that the record says nothing of, below its title', async () => {
  const { user, changes } = await open([SEASON, DEMAND]);
  expect(screen.queryByRole('button', { name: 'Keep as a note: Types of pasture' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write: Types of pasture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.type(await dialog.findByLabelText('Note'), 'Native range');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const text = 'Pasture plan 2026: Types of pasture (205.240(c)(1))\nNative range';
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'note', data: { text, paddock_uuid: null } }]));
  expect(await screen.findByRole('button', { name: 'More for Types of pasture' })).toBeVisible();
});

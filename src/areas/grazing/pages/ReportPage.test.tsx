import { screen, within } from '@testing-library/react';
import { aMoveRecord, aPaddockRecord, aRecord, aSeasonRecord, CREEK, MESA } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const LAST = aSeasonRecord('2025', { starts_on: '2025-01-01', ends_on: '2025-12-31' });
const NOW = aSeasonRecord('2026');

/** Cows in the creek from 2 to 12 June, in the mesa to 22 June, then in the creek again. */
const record = () => [
  ...aRecord(),
  aMoveRecord(MESA, { at: '2026-06-12T12:00:00.000Z' }),
  aMoveRecord(CREEK, { at: '2026-06-22T12:00:00.000Z' }),
  LAST,
  NOW,
  { ...aPaddockRecord('rain'), kind: 'rain', data: { on: '2026-06-03', inches: 1.5 } },
];

async function openReport(records: readonly object[] = record(), search = '', settings = {}) {
  const ranch = fakeRecordServer(records);
  const me = { status: 200, body: aMe({ settings }) };
  const app = await renderApp(`/grazing/report${search}`, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me, ...ranch.answers },
  });
  await screen.findByRole('heading', { name: 'Grazing', level: 1 });
  return app;
}

const table = (name: string) => within(screen.getByRole('table', { name }));
const row = (name: string, first: string | RegExp) =>
  table(name).getByRole('rowheader', { name: first }).closest('tr')?.querySelectorAll('td, th') ?? [];
const cells = (name: string, first: string | RegExp) => [...row(name, first)].map(({ textContent }) => textContent);
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

it('sums the season up: rest before grazing, rain and land', async () => {
  await openReport();
  expect(await screen.findByRole('heading', { name: 'Season 2026' })).toBeVisible();
  expect(figure('Rest before grazing')).toBe('Rest before grazing10 days, mean1 of 1 under the target');
  expect(figure('Rain')).toBe('Rain1.5 inches');
  expect(figure('Land')).toBe('Land200 acres');
});

it('lists the paddocks with how long they had rested, and the stays', async () => {
  await openReport();
  await screen.findByRole('table', { name: 'Paddocks of the season' });
  expect(cells('Paddocks of the season', 'mesa')).toEqual([
    'mesa',
    '100',
    '1',
    '10',
    '1,200',
    '12',
    '---',
    expect.anything(),
  ]);
  const creek = cells('Paddocks of the season', 'creek');
  expect([creek[2], creek[6], creek[7]]).toEqual(['2', '10 (1 short)', 'still there']);
  expect(table('Stays of the season').getAllByRole('row')).toHaveLength(4);
  expect(cells('Herds of the season', 'cows')[3]).toBe('3');
});

it('puts the season beside the one of its type before, and says what changed', async () => {
  const before = aMoveRecord(CREEK, { at: '2025-03-01T12:00:00.000Z' });
  await openReport([...record(), before]);
  expect(await screen.findByRole('heading', { name: '2026 compared with 2025' })).toBeVisible();
  expect(screen.getByText('The season before is read to the same day of its course.')).toBeVisible();
  expect(cells('Compared with the season before', 'Rain (in)')).toEqual(['Rain (in)', '1.5', 'not recorded', '']);
  expect(cells('Compared with the season before', 'Land (ac)')).toEqual(['Land (ac)', '200', '200', '0']);
});

it('says month by month what the charts show', async () => {
  await openReport();
  await screen.findByRole('table', { name: 'Month by month' });
  const january = cells('Month by month', /^Jan/);
  expect(january.slice(1, 3)).toEqual(['---', '---']);
  const june = cells('Month by month', /^Jun/);
  expect([june[1], june[3]]).toEqual(['120', '1.5']);
  expect(cells('Month by month', 'Sum')[3]).toBe('1.5');
});

it('walk 21: rain of which nothing is recorded is “not recorded”, and 0 where somebody recorded 0', async () => {
  const { user } = await openReport(record().slice(0, -1));
  await screen.findByRole('heading', { name: 'Season 2026' });
  expect(figure('Rain')).toBe('Rainnot recorded');
  expect(cells('Month by month', /^Jun/)[3]).toBe('not recorded');
  expect(cells('Month by month', 'Sum')[3]).toBe('not recorded');
  expect(cells('Compared with the season before', 'Rain (in)')).toEqual([
    'Rain (in)',
    'not recorded',
    'not recorded',
    '',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'All time');
  expect(figure('Rain')).toBe('Rainnot recorded');
});

it('walk 21: a dry day that was recorded is 0 inches', async () => {
  const dry = { ...aPaddockRecord('dry'), kind: 'rain', data: { on: '2026-06-03', inches: 0 } };
  await openReport([...record().slice(0, -1), dry]);
  await screen.findByRole('heading', { name: 'Season 2026' });
  expect(figure('Rain')).toBe('Rain0 inches');
  expect(cells('Month by month', /^Jun/)[3]).toBe('0');
  expect(cells('Month by month', /^Jul/)[3]).toBe('not recorded');
});

it('walk 22: a rest over years without any record is “at least” what is known, and in no mean', async () => {
  const before = [
    aMoveRecord(CREEK, { at: '2023-05-01T12:00:00.000Z' }),
    aMoveRecord(CREEK, { at: '2023-06-01T12:00:00.000Z', paddock_uuids: [], off: 'unknown' }),
  ];
  await openReport([...record().filter(({ kind }) => kind !== 'rain'), ...before]);
  await screen.findByRole('heading', { name: 'Season 2026' });
  expect(figure('Rest before grazing')).toBe(
    'Rest before grazing10 days, mean1 of 1 under the target. 1 left out: nothing was recorded for over a year',
  );
  // The count of 1 June is the first entry after the silence, a day before the cows came.
  expect(cells('Paddocks of the season', 'creek')[6]).toBe('at least 1, 10 (1 short)');
});

it('walk 24: says that a stay with open gates counts in each of its paddocks', async () => {
  const line = /^A stay with open gates counts in each of its paddocks/;
  await openReport([...record(), aMoveRecord(CREEK, { at: '2026-07-01T12:00:00.000Z', paddock_uuids: [CREEK, MESA] })]);
  expect(await screen.findByText(line)).toHaveTextContent('these 5 are 4 different stays');
  expect(cells('Paddocks of the season', '2 paddocks')[2]).toBe('5');
  expect(table('Stays of the season').getAllByRole('rowheader')).toHaveLength(4);
});

it('walk 24: says nothing of open gates where there are none', async () => {
  await openReport();
  await screen.findByRole('table', { name: 'Paddocks of the season' });
  expect(screen.queryByText(/^A stay with open gates/)).toBeNull();
});

it('is read in the units of the person, and of the season that was chosen', async () => {
  const { user } = await openReport(record(), '', { units: 'metric' });
  await screen.findByRole('heading', { name: 'Season 2026' });
  expect(figure('Land')).toBe('Land80.9 hectares');
  expect(figure('Rain')).toBe('Rain38.1 millimeters');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'Season 2025');
  expect(await screen.findByRole('heading', { name: 'Season 2025' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('season')).toBe(LAST.uuid);
  expect(figure('Rest before grazing')).toBe('Rest before grazing--- days, mean');
  expect(table('Stays of the season').queryAllByRole('rowheader')).toEqual([]);
});

it('is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openReport();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('says what is missing where nothing is written down', async () => {
  await openReport([aSeasonRecord('2026')]);
  expect(await screen.findByRole('heading', { name: 'Nothing to report yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add paddock' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

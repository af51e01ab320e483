import { screen, within } from '@testing-library/react';
import { aCountRecord, aMoveRecord, aPaddockRecord, aRecord, CREEK, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The cows left the creek 900 days ago, and nothing was recorded until 20 days ago. */
const records = () => [
  ...aRecord().filter(({ kind }) => kind !== 'move' && kind !== 'count'),
  aCountRecord(120, { at: daysAgo(950) }),
  aMoveRecord(CREEK, { at: daysAgo(950) }),
  aMoveRecord(CREEK, { at: daysAgo(900), paddock_uuids: [], off: 'unknown' }),
  aMoveRecord(MESA, { at: daysAgo(20) }),
];

async function open(path: string, more: readonly object[] = []) {
  const ranch = fakeRecordServer([...records(), ...more]);
  return renderApp(path, { hasSession: true, answers: ranch.answers });
}

it('walk 22: a rest over years without any record is “at least” what is known, and the paddock is not ready by it', async () => {
  await open('/paddocks');
  const row = within((await screen.findByRole('rowheader', { name: /^creek/ })).closest('tr') ?? document.body);
  expect(row.getByText('at least 20')).toBeVisible();
  expect(row.getByText('Resting')).toBeVisible();
});

it('walk 22: the page of the paddock says why', async () => {
  await open(`/paddocks/${CREEK}`);
  const rest = (await screen.findByText('Rest days', { selector: 'dt' })).parentElement;
  expect(rest).toHaveTextContent('Rest daysat least 20Target 45 days. Nothing was recorded for over a year before');
});

it('walk 22: the move form says so too, in its list of paddocks and in its warning', async () => {
  const { user } = await open('/herds?form=move');
  const creek = await screen.findByRole('radio', { name: /^creek/ });
  expect(creek.closest('label')).toHaveTextContent('rested at least 20 of 45 days');
  await user.click(screen.getByRole('checkbox', { name: /cows/ }));
  await user.click(creek);
  expect(await screen.findByText('creek has rested at least 20 of 45 days.')).toBeVisible();
});

it('walk 22: with rain recorded every few months the rest is known', async () => {
  const rain = [700, 400, 100].map((days) => ({
    ...aPaddockRecord(`rain${days}`),
    kind: 'rain',
    data: { on: daysAgo(days).slice(0, 10), inches: 0.2 },
  }));
  await open('/paddocks', rain);
  const row = within((await screen.findByRole('rowheader', { name: /^creek/ })).closest('tr') ?? document.body);
  expect(row.getByText('900')).toBeVisible();
  expect(row.getByText('Ready')).toBeVisible();
});

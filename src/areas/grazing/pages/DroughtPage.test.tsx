import { screen, waitFor, within } from '@testing-library/react';
import { selectAll, type WithRecords } from '@records/index';
import { aRecord } from '@testing/aRecord';
import { aRainRecord, aTriggerRecord, withNormals } from '@testing/aTrigger';
import { openCows } from '@testing/openCows';

/** Years of which the day is past: the machine's own year may be before its 30 June. */
const trigger = aTriggerRecord('June rain', { on_day: '01-01', from_day: '10-01', to_day: '12-31' });
const year = new Date().getUTCFullYear();
const rain = [aRainRecord(`${year - 1}-09-01`, 1), aRainRecord(`${year - 1}-11-01`, 3)];

async function open(path: string, records: readonly object[], role: 'owner' | 'viewer' = 'owner') {
  const [, ...others] = aRecord();
  const app = await openCows(path, role, [withNormals(), ...others, ...records]);
  return { ...app, state: () => app.store.getState() as WithRecords };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Year by year' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));

it('EVIDENCE 12.12: says the percent of normal rain and that the condition is met; the decision keeps the figure', async () => {
  const { user, state } = await open('/grazing/drought', [trigger, ...rain]);
  expect(await screen.findByText(/^Each year on January 1: Rain of October 1 to December 31/)).toBeVisible();
  expect(rows()[0]?.slice(2, 4)).toEqual(['50 % (met when below 75 %)', 'Met']);
  await user.click(screen.getByRole('button', { name: `Decide: June rain, ${year}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  expect(dialog.getByLabelText(/^The figure now/)).toHaveValue('50');
  await user.selectOptions(dialog.getByLabelText('Decided'), 'Kept as it was');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(selectAll(state(), 'decision')).toMatchObject([
      { data: { trigger_uuid: trigger.uuid, on: `${year}-01-01`, value: 50, what: 'kept' } },
    ]),
  );
  await waitFor(() => expect(rows()[0]?.at(-1)).toMatch(/^Kept as it was The figure then: 50 %\./));
});

it('EVIDENCE 12.12: names what to enter where a figure is missing', async () => {
  await open('/grazing/drought', [trigger]);
  expect(screen.getByText(/Drought plan\. Printed /)).toBeVisible();
  expect(screen.getByText(/Managing Drought Risk on the Ranch, text of 2014\.$/)).toBeVisible();
  expect(screen.getByText(/^Figures by the rule text named above, as we read it\./)).toBeVisible();
  await screen.findByRole('table', { name: 'Year by year' });
  expect(rows()[0]?.[2]).toBe('no rain recordedRecord the rain of these days.');
  // A unit is named with a number alone.
  expect(screen.queryByText('AD per acre per inch')).toBeNull();
  expect(rows()[0]?.[3]).toBe('Open');
});

it('adds a day to decide, whose line is typed in the unit of what is looked at', async () => {
  const { user, state } = await open('/grazing/drought', []);
  await user.click(await screen.findByRole('button', { name: 'Add a day to decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day to decide' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Reserve');
  const day = within(dialog.getByRole('group', { name: 'Decide each year on' }));
  await user.selectOptions(day.getByLabelText('Month'), 'August');
  await user.selectOptions(day.getByLabelText('Day'), '15');
  await user.selectOptions(dialog.getByLabelText('What is looked at'), 'Days of forage in reserve');
  await user.type(dialog.getByLabelText('Your line (days)'), '60');
  await user.type(dialog.getByLabelText(/^What is done then/), 'Wean early');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(selectAll(state(), 'trigger')).toMatchObject([
      { data: { name: 'Reserve', on_day: '08-15', indicator: 'reserve_days', from_day: null, threshold: 60 } },
    ]),
  );
});

it('enters the normal rain of all twelve months, and refuses some of them', async () => {
  const { user, state } = await open('/grazing/drought', []);
  await user.click(await screen.findByRole('button', { name: 'Change normal rain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Normal rain (inches)' }));
  await user.clear(dialog.getByLabelText('January'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Enter a number from 0 to 400/)).toBeVisible();
  await user.type(dialog.getByLabelText('January'), '0.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(selectAll(state(), 'ranch')[0]?.data.rain_normals_in?.slice(0, 2)).toEqual([0.5, 2]));
});

it('viewers read the plan and change nothing', async () => {
  await open('/grazing/drought', [trigger, ...rain], 'viewer');
  await screen.findByRole('table', { name: 'Year by year' });
  for (const name of [/^Decide/, /^Add/, /^Retire/, /normal rain$/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('To do has the day until somebody decides', async () => {
  await open('/todo', [trigger, ...rain]);
  const link = await screen.findByRole('link', { name: 'June rain' });
  expect(link).toHaveAttribute('href', `/grazing/drought?form=add-decision&trigger=${trigger.uuid}&decide=${year}`);
  expect(screen.getByText(/50 %\. Your line: below 75 %\. Sell the yearlings$/)).toBeVisible();
});

it('To do plans nothing for a day whose condition was not met', async () => {
  await open('/todo', [aTriggerRecord('June rain', { ...trigger.data, threshold: 40 }), ...rain]);
  await screen.findByRole('link', { name: 'June rain' });
  expect(screen.getByText(/50 %\. Your line: below 40 %\. Not met, so nothing is planned\.$/)).toBeVisible();
  expect(screen.queryByText(/Sell the yearlings/)).toBeNull();
});

it('has the latest day to decide on top', async () => {
  const later = aTriggerRecord('Later rain', { ...trigger.data, name: 'Later rain', on_day: '01-02' });
  await open('/grazing/drought', [trigger, { ...later, uuid: later.uuid.replace(/.$/, 'f') }, ...rain]);
  await screen.findByRole('table', { name: 'Year by year' });
  expect(rows().map(([name]) => name)).toEqual(['Later rain', 'June rain']);
});

it('offers the form of the animals that leave, filled in, where a condition with a share of a class is met', async () => {
  const selling = aTriggerRecord('Sell', { ...trigger.data, animal: 'cows', head_percent: 30 });
  const { user, changes } = await open('/grazing/drought', [selling, ...rain]);
  await user.click(await screen.findByRole('link', { name: '36 cows out of cows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Animals in or out of cows' }));
  expect(dialog.getByLabelText('What happened')).toHaveValue('sold');
  expect(dialog.getByLabelText('Head')).toHaveValue('36');
  expect(dialog.getByLabelText('Animals')).toHaveValue('cows');
  expect(changes()).toEqual([]);
});

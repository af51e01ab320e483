import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function openDraft(records: readonly object[] = []) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const app = await renderApp('/grazing/plan?form=draft', { hasSession: true, answers: ranch.answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft next moves' }));
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .map(({ changes: all }) => all);
  return { ...app, dialog, changes };
}

it('walk 16: says which paddocks lack a forage estimate and what helps, and not that none is free', async () => {
  const { user, dialog } = await openDraft();
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  const words = await dialog.findByText(/we don’t know how long their feed lasts: mesa\./);
  expect(words).toHaveTextContent(
    'Enter a forage estimate, or make another draft with “Days in each” or “Days at most”',
  );
  expect(within(words).getByRole('link', { name: 'Enter a forage estimate' })).toHaveAttribute(
    'href',
    '/paddocks/forage',
  );
  expect(dialog.queryByText(/No paddock is free/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Accept the plan' })).toBeNull();
});

it('walk 16: of many paddocks it says how many, and with days in each it works without estimates', async () => {
  const paddocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aPaddockRecord(name));
  const { user, dialog } = await openDraft(paddocks);
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findByText(/we don’t know how long their feed lasts: 7 paddocks\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Another draft' }));
  await user.clear(await dialog.findByLabelText('Moves'));
  await user.type(dialog.getByLabelText('Moves'), '3');
  await user.type(dialog.getByLabelText(/^Days in each/), '2');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findByRole('button', { name: 'Accept the plan' })).toBeVisible();
  expect(dialog.getAllByRole('group', { name: /^Move / })).toHaveLength(3);
});

it('asks for a rotation’s paddocks and days, keeps their order, and accepts it as one change', async () => {
  const { user, dialog, changes } = await openDraft();
  await user.click(dialog.getByRole('radio', { name: 'A fixed rotation' }));
  await user.clear(dialog.getByLabelText('Moves'));
  await user.type(dialog.getByLabelText('Moves'), '0');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findByText('Check at least one paddock')).toBeVisible();
  expect(dialog.getByText('Enter how many days')).toBeVisible();
  expect(dialog.getByText('Enter a whole number from 1 to 60')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'mesa' }));
  await user.click(dialog.getByRole('checkbox', { name: 'creek' }));
  expect(dialog.getByRole('checkbox', { name: '2. creek' })).toBeChecked();
  await user.clear(dialog.getByLabelText('Moves'));
  await user.type(dialog.getByLabelText('Moves'), '3');
  await user.type(dialog.getByLabelText('Days in each'), '2');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findAllByText(/^Under the rest target: rested 2 of 45 days/)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Accept the plan' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  const plans = (changes()[0] ?? []).map(({ data }) => data as { paddock_uuids: string[]; at: string; days: number });
  expect(plans.map(({ paddock_uuids: [paddock], days }) => [paddock, days])).toEqual([
    [MESA, 2],
    [CREEK, 2],
    [MESA, 2],
  ]);
  expect(Date.parse(plans[1]?.at ?? '') - Date.parse(plans[0]?.at ?? '')).toBe(2 * 86_400_000);
  expect(await screen.findByText('Planned 3 moves of cows')).toBeVisible();
});

it('goes on after what is planned already', async () => {
  const plan = {
    ...aPaddockRecord('plan'),
    kind: 'plan',
    data: { herd_uuid: COWS, paddock_uuids: [MESA], at: inDays(5), days: 3, note: '' },
  };
  const { user, dialog } = await openDraft([plan]);
  await user.clear(dialog.getByLabelText('From'));
  await user.type(dialog.getByLabelText('From'), inDays(1).slice(0, 16));
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findByText('Enter a time after the last planned move')).toBeVisible();
});

it('asks for a time that is not over', async () => {
  const { user, dialog } = await openDraft();
  await user.clear(dialog.getByLabelText('From'));
  await user.type(dialog.getByLabelText('From'), inDays(-2).slice(0, 16));
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  expect(await dialog.findByText('Enter a time from today on')).toBeVisible();
});

it('walk 7: refuses to accept a draft whose first day is over by then, and plans nothing', async () => {
  const { user, dialog, changes } = await openDraft();
  await user.type(dialog.getByLabelText('Days at most (optional)'), '3');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  const accept = await dialog.findByRole('button', { name: 'Accept the plan' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(inDays(3)));
  await user.click(accept);
  expect(await dialog.findByText(/^This draft begins on a day that is over\./)).toBeVisible();
  jest.restoreAllMocks();
  expect(changes()).toEqual([]);
});

it('Escape asks before it loses a draft', async () => {
  const { user, dialog } = await openDraft();
  await user.clear(dialog.getByLabelText('Days at most (optional)'));
  await user.type(dialog.getByLabelText('Days at most (optional)'), '3');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  const accept = await dialog.findByRole('button', { name: 'Accept the plan' });
  accept.focus();
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(accept).toBeVisible();
});

it('asks before another draft takes the place of one that was changed, not of one as it came', async () => {
  const { user, dialog } = await openDraft();
  await user.type(dialog.getByLabelText('Days at most (optional)'), '3');
  await user.click(dialog.getByRole('button', { name: 'Make a draft' }));
  await user.click(await dialog.findByRole('button', { name: 'Another draft' }));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Make a draft' }));
  const [days] = await dialog.findAllByLabelText('Days');
  if (days === undefined) throw new Error('The draft is empty');
  await user.clear(days);
  await user.type(days, '2');
  await user.click(dialog.getByRole('button', { name: 'Another draft' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(days).toHaveValue('2');
  await user.click(dialog.getByRole('button', { name: 'Another draft' }));
  const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(again.getByRole('button', { name: 'Leave' }));
  expect(await dialog.findByRole('button', { name: 'Make a draft' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCountRecord, aRecord, countData, COWS } from '@testing/aRecord';
import { aWeighingRecord } from '@testing/aWeighing';
import { openCows } from '@testing/openCows';

const inDialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => inDialog().getByLabelText(name);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const save = () => inDialog().getByRole('button', { name: 'Save' });
const open = (records: readonly object[] = [], form = '?form=add-weighing') =>
  openCows(`/herds/${COWS}${form}`, 'owner', [...aRecord(), ...records]);
const figure = (name: string) => screen.getByText(name, { selector: 'dt, dt *' }).closest('div');

const MAY = aWeighingRecord('2026-06-10T18:00:00.000Z', [
  ['A1', 1_000],
  ['A2', 1_020],
  ['', 1_040],
]);

it('ANIMALS 10.7: a weighing changes demand only through the count that it offers, and undo takes both back as one', async () => {
  const { user, changes } = await open([], '');
  const demand = () => figure('Daily demand')?.textContent;
  const before = await waitFor(() => demand());
  await user.click(await screen.findByRole('button', { name: 'Weigh' }));
  await user.type(await screen.findByLabelText('Weight'), '1100{Enter}1200{Enter}1300');
  expect(await inDialog().findByText('2 weights, mean 1,150 lb, 1,100 to 1,200 lb')).toBeVisible();
  expect(inDialog().getByLabelText('Count cows with it: 120 cows of 1,200 lb')).toBeChecked();
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    {
      kind: 'count',
      data: { herd_uuid: COWS, reason: 'weighed', classes: [{ animal: 'cows', head: 120, average_weight_lb: 1_200 }] },
    },
    {
      kind: 'weighing',
      data: { herd_uuid: COWS, animal: 'cows', entries: [{ lb: 1_100 }, { lb: 1_200 }, { lb: 1_300 }] },
    },
  ]);
  expect(changes()[0]?.data).toMatchObject({ at: (changes()[1]?.data as { at: string }).at });
  expect(demand()).not.toBe(before);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No weights yet.')).toBeVisible();
  await waitFor(() => expect(demand()).toBe(before));
  expect(screen.queryByText(/^Weighed/)).toBeNull();
});

it('ANIMALS 10.7: where the count isn’t wanted, the session is kept and demand stays', async () => {
  const { user, changes } = await open([], '');
  const before = await waitFor(() => figure('Daily demand')?.textContent);
  await user.click(await screen.findByRole('button', { name: 'Weigh' }));
  await user.type(await screen.findByLabelText('Weight'), '1100{Enter}1200{Enter}1300{Enter}');
  await user.click(inDialog().getByLabelText(/^Count cows with it/));
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'weighing' }]));
  const table = within(await screen.findByRole('table', { name: 'Weights' }));
  expect(table.getByRole('cell', { name: '1,200 lb' })).toBeVisible();
  expect(figure('Daily demand')?.textContent).toBe(before);
});

it('a line that is wrong is left out of the count that is offered', async () => {
  const { user } = await open([], '');
  await user.click(await screen.findByRole('button', { name: 'Weigh' }));
  await user.type(await screen.findByLabelText('Weight'), '1100{Enter}1200{Enter}1300{Enter}640000');
  expect(inDialog().getByLabelText('Count cows with it: 120 cows of 1,200 lb')).toBeChecked();
});

it('the gain since the last session may be taken into the count, and says by which way it is', async () => {
  const { user, changes } = await open([MAY]);
  await user.type(await screen.findByLabelText('Tag'), 'a1{Enter}');
  expect(field('Weight')).toHaveFocus();
  await user.type(field('Weight'), '1100{Enter}');
  expect(field('Tag')).toHaveFocus();
  await user.type(field('Tag'), 'a2');
  await user.type(field('Weight'), '1120{Enter}');
  await user.type(field('Weight'), '1500{Enter}');
  const gain = inDialog().getByLabelText(/^Take the gain since the last weighing: .* by the gains of tagged animals$/);
  expect(gain).not.toBeChecked();
  await user.click(gain);
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(2));
  const [count, weighing] = changes();
  expect(weighing?.data).toMatchObject({ entries: [{ tag: 'A1' }, { tag: 'A2' }, { tag: '' }] });
  const { classes } = count?.data as ReturnType<typeof countData>;
  expect(classes[0]?.gain_lb_per_day).toBeGreaterThan(0);
});

it('no count is offered for two weights', async () => {
  const { user, changes } = await open();
  await user.type(await screen.findByLabelText('Weight'), '1100{Enter}1200{Enter}');
  expect(inDialog().queryByLabelText(/^Count cows/)).toBeNull();
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'weighing' }]));
});

it('an empty session, a tag without a weight and a weight of 6,000 lb are refused; what was typed stays', async () => {
  const { user, changes } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('Enter at least one weight')).toBeVisible();
  await user.type(field('Weight'), '6000{Enter}');
  expect(await inDialog().findByText('Enter a number from 1 to 5,000 (lb)')).toBeVisible();
  await user.clear(field('Weight'));
  await user.type(field('Tag'), 'A1');
  await user.click(save());
  expect(await inDialog().findByText('Enter a number from 1 to 5,000 (lb)')).toBeVisible();
  expect(field('Tag')).toHaveValue('A1');
  expect(changes()).toEqual([]);
});

it('a 2,001st weight is refused', async () => {
  const full = aWeighingRecord(
    '2026-06-10T18:00:00.000Z',
    Array.from({ length: 2_000 }, (_, index) => [`T${index}`, 1_000] as const),
  );
  const { user, changes } = await open([full], '');
  await user.click(await screen.findByRole('button', { name: /^More for weights of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.type(await screen.findByLabelText('Weight'), '1000{Enter}');
  expect(
    await inDialog().findByText('A session has at most 2,000 weights. Save this one, and begin another.'),
  ).toBeVisible();
  expect(changes()).toEqual([]);
});

it('a weight that is far off is asked about, and can be removed', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Weight'), '1100{Enter}1120{Enter}1140{Enter}110{Enter}');
  expect(await inDialog().findByText(/^110 lb is less than half or more than twice the median/)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Remove 110 lb' }));
  expect(inDialog().queryByText(/^110 lb is less/)).toBeNull();
  expect(inDialog().getByText('3 weights, mean 1,120 lb, 1,100 to 1,140 lb')).toBeVisible();
});

it('the sessions of a herd are listed with their gain; one is changed, and deleted', async () => {
  const june = aWeighingRecord('2026-06-20T18:00:00.000Z', [
    ['A1', 1_020],
    ['B2', 1_200],
    ['B3', 1_200],
  ]);
  const { user, changes } = await open([MAY, june], '');
  const table = within(await screen.findByRole('table', { name: 'Weights' }));
  const [, latest, first] = table.getAllByRole('row');
  expect(within(latest as HTMLElement).getByText('12 lb a day, by the means')).toBeVisible();
  expect(within(latest as HTMLElement).getByText('1,020 to 1,200 lb')).toBeVisible();
  expect(within(first as HTMLElement).getByText('1,020 lb')).toBeVisible();
  expect(screen.getByRole('img', { name: /^1,020 lb on .*, 1,140 lb on/ })).toBeVisible();
  const more = () => screen.getAllByRole('button', { name: /^More for weights of/ })[0] as HTMLElement;
  await user.click(more());
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove B3: 1,200 lb' }));
  expect(inDialog().queryByLabelText(/^Count cows/)).toBeNull();
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'weighing', uuid: june.uuid }]));
  expect(Object.keys(changes()[0]?.data ?? {})).toEqual(['entries']);
  await user.click(more());
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(changes()[1]).toMatchObject({ uuid: june.uuid, data: null }));
});

it('an average that grew for over 90 days is told on the herd and in the count form', async () => {
  const [counted] = countData(120).classes;
  const growing = aCountRecord(120, {
    at: '2025-01-01T12:00:00.000Z',
    classes: [{ ...counted, gain_lb_per_day: 1 }],
  });
  const [ranch, creek, mesa, cows] = aRecord();
  const records = [ranch, creek, mesa, cows, growing].map((each) => each ?? {});
  const { user } = await openCows(`/herds/${COWS}`, 'owner', records);
  const words = /^The average weight of cows has grown by 1 lb a day for .* without a weighing or count\.$/;
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(await inDialog().findByText(words)).toBeVisible();
});

it('a viewer reads weights and weighs nothing', async () => {
  await openCows(`/herds/${COWS}`, 'viewer', [...aRecord(), MAY]);
  expect(await screen.findByRole('table', { name: 'Weights' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Weigh' })).toBeNull();
});

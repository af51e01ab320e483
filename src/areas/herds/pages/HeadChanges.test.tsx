import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import type { Animal } from '@domain/grazing/records';
import { aCountRecord, aHerdRecord, aRecord, countData, COWS } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const SAVE = 'PATCH /api/v1/user/me';
const ME = 'GET /api/v3/user/me';
const bulls = aHerdRecord('bulls');

/** A count of 80 animals of a kind, 1,200 lb each, on the day after the first one. */
function eighty(animal: Animal, data: object = {}) {
  const [counted] = countData(80).classes;
  const classes = [{ ...counted, animal, average_weight_lb: 1_200 }];
  return aCountRecord(80, { at: '2026-06-03T12:00:00.000Z', classes, ...data });
}

const SALE = {
  ...aHerdRecord('sale'),
  kind: 'transfer',
  data: {
    at: '2026-06-04T12:00:00.000Z',
    from_herd_uuid: COWS,
    to_herd_uuid: null,
    animal: null,
    head: 20,
    average_weight_lb: null,
    reason: 'sold',
    note: 'to the Hansens',
  },
};

async function openCows(more: readonly object[], settings: object = {}, form = '?form=transfer') {
  const ranch = fakeRecordServer([...aRecord(), bulls, ...more]);
  const me = { status: 200, body: aMe({ settings: { units: 'imperial', ...settings } }) };
  const app = await renderApp(`/herds/${COWS}${form}`, {
    hasSession: true,
    answers: { ...ranch.answers, [ME]: me, [SAVE]: me },
  });
  await screen.findByRole('heading', { name: 'cows', level: 1 });
  const written = (kind: string) =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap(({ changes }) => changes)
      .filter((change) => change.kind === kind);
  /** Settings of an older shape are saved at the start; those are not meant. */
  const saved = () =>
    app.server.callsTo(SAVE).flatMap(({ body }) => (JSON.stringify(body).includes('"calves"') ? [body] : []));
  return { ...app, written, saved };
}

const inDialog = () => within(screen.getByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const save = () => inDialog().getByRole('button', { name: 'Save' });

it('walk 4: Born offers calves of 80 lb, and says that pairs have theirs already', async () => {
  const { user, written, saved } = await openCows([eighty('cow_calf')]);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue('80'));
  expect(inDialog().getByLabelText('Animals')).toHaveValue('calves');
  expect(inDialog().getByText(/^Pairs already include their calves/)).toBeVisible();
  await user.type(inDialog().getByLabelText('Head'), '5');
  await user.click(save());
  await closed();
  await waitFor(() =>
    expect(written('transfer')).toMatchObject([
      { data: { reason: 'born', head: 5, animal: 'calves', average_weight_lb: 80, to_herd_uuid: COWS } },
    ]),
  );
  // 96,000 lb of pairs and 400 lb of calves.
  expect(screen.getByText('Live weight').nextElementSibling).toHaveTextContent('96,400 lb');
  expect(saved()).toEqual([]);
});

it('walk 4: another weight at birth is remembered with the person, who keeps all other settings', async () => {
  const { user, saved } = await openCows([], { elsewhere: 'kept', birth_weights_lb: { lambs: 9 } });
  await user.selectOptions(await screen.findByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue('80'));
  await user.clear(inDialog().getByLabelText('Average weight'));
  await user.type(inDialog().getByLabelText('Average weight'), '72');
  await user.type(inDialog().getByLabelText('Head'), '5');
  await user.click(save());
  const settings = { units: 'imperial', elsewhere: 'kept', birth_weights_lb: { lambs: 9, calves: 72 } };
  await waitFor(() => expect(saved()).toEqual([{ settings }]));
  await closed();
  await user.click(screen.getByRole('button', { name: 'Animals in or out' }));
  await user.selectOptions(inDialog().getByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue('72'));
});

it.each([
  ['ewes', 'imperial', 'lambs', '10'],
  ['cows', 'metric', 'calves', '36'],
  ['horses', 'imperial', 'other', ''],
] as const)('walk 4: in a herd of %s (%s) Born offers %s', async (animal, units, young, weight) => {
  const { user } = await openCows([eighty(animal)], { units });
  await user.selectOptions(await screen.findByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Animals')).toHaveValue(young));
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue(weight));
  expect(inDialog().queryByText(/^Pairs already include/)).toBeNull();
});

it('walk 4: nothing is born without a kind and a weight of its own', async () => {
  const { user, written } = await openCows([]);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue('80'));
  await user.type(inDialog().getByLabelText('Head'), '5');
  await user.selectOptions(inDialog().getByLabelText('Animals'), '');
  await user.clear(inDialog().getByLabelText('Average weight'));
  await user.click(save());
  await waitFor(() => expect(inDialog().getByLabelText('Animals')).toHaveAccessibleDescription('Choose what was born'));
  expect(inDialog().getByText('Enter their weight at birth')).toBeVisible();
  expect(written('transfer')).toEqual([]);
});

it('walk 4: what was only offered goes with the reason, what was chosen stays', async () => {
  const { user } = await openCows([]);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'born');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue('80'));
  await user.selectOptions(inDialog().getByLabelText('What happened'), 'sold');
  await waitFor(() => expect(inDialog().getByLabelText('Average weight')).toHaveValue(''));
  expect(inDialog().getByLabelText('Animals')).toHaveValue('');
  await user.selectOptions(inDialog().getByLabelText('Animals'), 'heifers');
  await user.selectOptions(inDialog().getByLabelText('What happened'), 'born');
  expect(inDialog().getByLabelText('Animals')).toHaveValue('heifers');
});

it('walk 27: a sale is corrected in the form that made it, and only what changed is written', async () => {
  const { user, written } = await openCows([SALE], {}, '');
  await user.click(await screen.findByRole('button', { name: /^Edit: Sold: 20 head out/ }));
  expect(inDialog().getByLabelText('What happened')).toHaveValue('sold');
  expect(inDialog().getByLabelText('Note')).toHaveValue('to the Hansens');
  // The sale itself is no part of what was there before it.
  const head = inDialog().getByLabelText('Head');
  expect(head).toHaveValue('20');
  await user.clear(head);
  await user.type(head, '121');
  expect(await inDialog().findByText(/cows only had 120 then/)).toBeVisible();
  await user.clear(head);
  await user.type(head, '12');
  expect(inDialog().queryByText(/had 120 of them/)).toBeNull();
  await user.click(save());
  await closed();
  await waitFor(() => expect(written('transfer')).toMatchObject([{ uuid: SALE.uuid, data: { head: 12 } }]));
  expect(Object.keys(written('transfer')[0]?.data ?? {})).toEqual(['head']);
  expect(screen.getByText('Sold: 12 head out')).toBeVisible();
});

it('walk 27: animals that were split off keep their way, on the page of either herd', async () => {
  const split = { ...SALE, data: { ...SALE.data, reason: 'split', from_herd_uuid: bulls.uuid, to_herd_uuid: COWS } };
  const { user, written } = await openCows([split], {}, '');
  await user.click(await screen.findByRole('button', { name: /^Edit: Split off: 20 head in/ }));
  expect(inDialog().getByLabelText('From herd')).toHaveValue(bulls.uuid);
  await user.type(inDialog().getByLabelText('Average weight'), '1,100');
  await user.click(save());
  await waitFor(() => expect(written('transfer')).toMatchObject([{ data: { average_weight_lb: 1_100 } }]));
  expect(Object.keys(written('transfer')[0]?.data ?? {})).toEqual(['average_weight_lb']);
});

it('walk 27: a count is corrected, and keeps what the form does not show', async () => {
  const [counted] = countData(80).classes;
  const classes = [
    { ...counted, average_weight_lb: 1_234.567_89, au_per_head: 1.1 },
    { ...counted, animal: 'bulls', head: 3, intake_percent: 2 },
  ];
  const { user, written } = await openCows([eighty('cows', { classes, reason: 'weighed' })], {}, '');
  await user.click(await screen.findByRole('button', { name: /^Edit: Weighed/ }));
  const [first, second] = inDialog().getAllByLabelText('Head');
  expect(first).toHaveValue('80');
  if (second === undefined) throw new Error('no second class');
  await user.clear(second);
  await user.type(second, '4');
  await user.click(save());
  await closed();
  await waitFor(() => expect(written('count')).toHaveLength(1));
  expect(written('count')[0]?.data).toEqual({ classes: [classes[0], { ...classes[1], head: 4 }] });
});

it('walk 27: nothing is written where nothing was changed', async () => {
  const { user, written } = await openCows([SALE], { units: 'metric' }, '');
  await user.click(await screen.findByRole('button', { name: /^Edit: Counted/ }));
  await user.click(save());
  await closed();
  expect(written('count')).toEqual([]);
});

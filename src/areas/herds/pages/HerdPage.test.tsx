import { screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aMoveRecord, aRanchRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { openCows } from '@testing/openCows';

const region = (heading: string | RegExp) => {
  const card = screen.getByRole('heading', { name: heading }).closest('section');
  if (card === null) throw new Error(`no ${String(heading)}`);
  return within(card);
};

const stayMenu = () => screen.findByRole('button', { name: 'More for the stay in creek from Jun 2, 2026, 6:00 AM' });

it('shows the figures, stays, counts and history of a herd', async () => {
  await openCows();
  expect(await screen.findByRole('heading', { name: 'cows', level: 1 })).toBeVisible();
  expect(screen.getByText('Live weight').nextElementSibling).toHaveTextContent('120,000 lb');
  expect(region('Stays').getByRole('link', { name: 'creek' })).toHaveAttribute('href', `/paddocks/${CREEK}`);
  expect(region('Stays').getByText('is there now')).toBeVisible();
  expect(region('Counts and animals in or out').getByText('Counted: 120 cows of 1,000 lb')).toBeVisible();
  expect(await region('History').findByText(/Ana Lopez/)).toBeVisible();
});

it('says that a herd is not there', async () => {
  await openCows('/herds/0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a00');
  expect(await screen.findByText('This herd is not there')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all herds' })).toBeVisible();
});

it('states all animals again by a count', async () => {
  const { user, changes } = await openCows();
  await user.click(await screen.findByRole('button', { name: 'Count' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Count cows' }));
  expect(dialog.getByLabelText('Head')).toHaveValue('120');
  await user.clear(dialog.getByLabelText('Head'));
  await user.type(dialog.getByLabelText('Head'), '-1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Head')).toHaveAccessibleDescription('Head cannot be below 0'));
  await user.clear(dialog.getByLabelText('Head'));
  await user.type(dialog.getByLabelText('Head'), '118');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(changes().some(({ kind }) => kind === 'count')).toBe(true));
  expect(changes().find(({ kind }) => kind === 'count')?.data).toMatchObject({
    herd_uuid: COWS,
    classes: [{ animal: 'cows', head: 118, average_weight_lb: 1_000 }],
  });
});

it('walk 36: asks before a sale of more than there are is saved', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=transfer`);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'sold');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Head'), '130');
  expect(await dialog.findByText(/cows only had 120 then/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'cows only had 120 then. Save 130 anyway?' }));
  await user.click(question.getByRole('button', { name: 'Go back' }));
  expect(changes().filter(({ kind }) => kind === 'transfer')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(changes().find(({ kind }) => kind === 'transfer')?.data).toMatchObject({ head: 130 }));
});

it('splits off animals into a new herd, which begins where they are', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=transfer`);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'split');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Head'), '20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('To herd')).toHaveAccessibleDescription('Choose the other herd'));
  await user.selectOptions(dialog.getByLabelText('To herd'), 'A new herd');
  await user.type(dialog.getByLabelText('Name of the new herd'), 'Cows');
  expect(dialog.getByText('Another herd has this name already.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Name of the new herd'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Name of the new herd')).toBeInvalid());
  expect(changes()).toEqual([]);
  await user.type(dialog.getByLabelText('Name of the new herd'), ' Old  cows ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(3));
  const [herd, move, transfer] = changes();
  expect(herd).toMatchObject({ kind: 'herd', data: { name: 'Old cows', ours: true, retired_at: null } });
  expect(move).toMatchObject({ kind: 'move', data: { herd_uuid: herd?.uuid, paddock_uuids: [CREEK], off: null } });
  expect(transfer).toMatchObject({
    kind: 'transfer',
    data: { from_herd_uuid: COWS, to_herd_uuid: herd?.uuid, head: 20, reason: 'split' },
  });
  expect(move?.data).toHaveProperty('at', (transfer?.data as { at: string }).at);
});

it('joins no herd that is yet to begin', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=transfer`);
  await user.selectOptions(await screen.findByLabelText('What happened'), 'split');
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Head'), '20');
  await user.selectOptions(dialog.getByLabelText('To herd'), 'A new herd');
  await user.selectOptions(dialog.getByLabelText('What happened'), 'joined');
  expect(dialog.queryByLabelText('Name of the new herd')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('From herd')).toHaveAccessibleDescription('Choose the other herd'));
  expect(changes()).toEqual([]);
});

it('leads from a stay to its form in the record', async () => {
  const { user } = await openCows();
  await user.click(await stayMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the stay of cows' }));
  expect(dialog.getByLabelText('Paddock')).toHaveDisplayValue('creek');
});

it('deletes a move, and brings it back by Undo', async () => {
  const { user } = await openCows();
  await user.click(await stayMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('It has not been anywhere yet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await stayMenu()).toBeVisible();
});

it('asks before it deletes a stay that was written down as two moves', async () => {
  const records = [...aRecord(), aMoveRecord(CREEK, { at: '2026-06-05T12:00:00.000Z' })];
  const { user } = await openCows(`/herds/${COWS}`, 'member', records);
  await user.click(await stayMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete 2 moves to creek?' })).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete 2 moves' }));
  expect(await screen.findByText('Deleted 2 moves to creek')).toBeVisible();
  expect(screen.getByText('It has not been anywhere yet.')).toBeVisible();
});

it('writes only what was changed of a herd', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=edit-herd`);
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Old cows');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Old cows', level: 1 })).toBeVisible();
  await waitFor(() => expect(changes().find(({ kind }) => kind === 'herd')?.data).toEqual({ name: 'Old cows' }));
});

it('keeps a note of a herd, changes its words alone, and deletes it until Undo', async () => {
  const { user, changes } = await openCows();
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  await user.type(screen.getByLabelText('Note'), 'Two are lame');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await region(/notes/).findByText('Two are lame')).toBeVisible();
  await waitFor(() =>
    expect(changes()).toMatchObject([{ kind: 'note', data: { herd_uuid: COWS, paddock_uuid: null } }]),
  );

  await user.click(screen.getByRole('button', { name: /^More for note of today/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }));
  expect(dialog.getByLabelText('Note')).toHaveValue('Two are lame');
  await user.type(dialog.getByLabelText('Note'), ', one limps');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two are lame, one limps')).toBeVisible();
  await waitFor(() => expect(changes().at(-1)?.data).toEqual({ text: 'Two are lame, one limps' }));

  await user.click(screen.getByRole('button', { name: /^More for note of today/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Two are lame, one limps')).toBeNull());
  const toast = (await screen.findByText('Deleted note on cows')).closest<HTMLElement>('.Toastify__toast');
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Two are lame, one limps')).toBeVisible();
});

it('keeps what was fed to a herd, in the units of the person', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=add-feed`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add feed' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Pounds')).toHaveAccessibleDescription(/Enter a number/));
  await user.type(dialog.getByLabelText('Pounds'), '1,200');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hay, 1,200 lb put out')).toBeVisible();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feed', data: { lb: 1_200, herd_uuid: COWS } }]));
});

it.each([
  ['600 lb', 600],
  ['40,5', 40.5],
  ['1,250', 1_250],
])('walk 32: takes %s of feed as %p', async (text, lb) => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=add-feed`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add feed' }));
  await user.type(dialog.getByLabelText('Pounds'), text);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feed', data: { lb } }]));
});

it('warns of a class that would eat much for its weight, and counts it all the same', async () => {
  const records = [...aRecord(), aRanchRecord({ standard_weight_lb: 500 }, { revision: 1 })];
  const { user, changes } = await openCows(`/herds/${COWS}?form=count`, 'owner', records);
  expect(
    await screen.findByText('Cows would eat 6 % of their weight a day, more than 5 %. Is the weight right?'),
  ).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes().some(({ kind }) => kind === 'count')).toBe(true));
});

it('warns of more feed eaten than was put out, and writes it down all the same', async () => {
  const { user, changes } = await openCows(`/herds/${COWS}?form=add-feed`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add feed' }));
  await user.type(dialog.getByLabelText('Pounds'), '800');
  expect(dialog.queryByText(/more than the/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('This amount was'), 'Eaten');
  expect(await dialog.findByText('cows: 800 lb eaten this season, more than the 0 lb that was put out.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feed', data: { lb: 800, use: 'eaten' } }]));
});

const NOT_COUNTED = /^Nobody counted cows before .*Jun 1(, 2026)?\.$/;

const movedBeforeCounted = () => [...aRecord(), aMoveRecord(MESA, { at: '2026-05-20T12:00:00.000Z' })];

it('offers to count a herd from its first move on, and every stay then has its figures', async () => {
  const { user, changes } = await openCows(undefined, 'owner', movedBeforeCounted());
  expect(await screen.findByText(NOT_COUNTED)).toBeVisible();
  expect(region('Stays').getByText('head unknown')).toBeVisible();
  expect(region('Stays').queryByRole('link', { name: 'Count from its first move' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Count from its first move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count cows' }));
  expect(dialog.getByLabelText('When')).toHaveValue('2026-05-20T06:00');
  expect(dialog.getByLabelText('Head')).toHaveValue('120');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(NOT_COUNTED)).toBeNull());
  expect(region('Stays').queryByText('head unknown')).toBeNull();
  await waitFor(() =>
    expect(changes()).toMatchObject([{ kind: 'count', data: { at: '2026-05-20T12:00:00.000Z', reason: 'counted' } }]),
  );
});

it('says to a viewer that nobody counted, and offers nothing', async () => {
  await openCows(undefined, 'viewer', movedBeforeCounted());
  expect(await screen.findByText(NOT_COUNTED)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count from its first move' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Count from its first move' })).toBeNull();
});

it('a viewer reads the page of a herd and changes nothing', async () => {
  await openCows(`/herds/${COWS}?form=add-note`, 'viewer');
  expect(await screen.findByRole('heading', { name: /notes/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

it.each([
  ['that is only planned is not offered "Delete"', true],
  ['that nothing names is offered "Delete"', false],
])('a herd %s', async (_name, isPlanned) => {
  const bulls = aHerdRecord('bulls');
  const days = { at: '2026-12-01T12:00:00.000Z', days: 3, note: '' };
  const data = { herd_uuid: bulls.uuid, paddock_uuids: [CREEK], ...days };
  const plan = { ...bulls, kind: 'plan', uuid: '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a11', data };
  await openCows(`/herds/${bulls.uuid}`, 'owner', [...aRecord(), bulls, ...(isPlanned ? [plan] : [])]);
  expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(isPlanned ? 0 : 1);
});

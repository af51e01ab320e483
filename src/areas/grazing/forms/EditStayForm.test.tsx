import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { headAsked } from '@records/recordsEvents';
import { aMoveRecord, aPaddockRecord, aRecord, MESA } from '@testing/aRecord';
import { aMember, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

/** The form of the stay in the creek is open, and Miguel is on the team. */
async function openForm() {
  const founding = [...aRecord(), aPaddockRecord('south'), aMoveRecord(MESA, { at: '2026-06-12T12:00:00.000Z' })];
  const ranch = fakeRecordServer(founding);
  const [stay, south] = [founding[5]?.uuid ?? '', founding[6]?.uuid ?? ''];
  const team = { status: 200, body: [aMember({ uuid: 'ben', full_name: 'Miguel Ortiz' })] };
  const app = await renderApp('/grazing/record', {
    hasSession: true,
    answers: { ...ranch.answers, [`GET /api/v3/ranch/${RANCH_UUID}/user`]: team },
  });
  await app.user.click(await screen.findByRole('button', { name: /^Edit cows in creek/ }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit the stay of cows' }));
  /** Miguel writes, and this device hears of it. */
  const miguel = async (data: Record<string, unknown> | null) => {
    ranch.others({ kind: 'move', uuid: stay, data });
    await act(async () => void app.store.dispatch(headAsked()));
  };
  const told = async () => (await dialog().findAllByText(/while you were editing/))[0];
  const sent = () => app.server.callsTo(CHANGES).flatMap(({ body }) => (body as ChangesCall).groups);
  const save = () => app.user.click(dialog().getByRole('button', { name: 'Save' }));
  const choose = (paddock: string) => app.user.selectOptions(dialog().getByLabelText('Paddock'), paddock);
  return { ...app, ranch, stay, south, dialog, miguel, told, sent, save, choose };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('walk 5: what another changed beneath the form is told at once, and a field nobody typed in shows it', async () => {
  const { dialog, miguel, told, south } = await openForm();
  await miguel({ paddock_uuids: [south], at: '2026-06-02T13:30:00.000Z' });
  expect(await told()).toBeVisible();
  const status = dialog()
    .getByText(/changed Paddock/)
    .closest('[role="status"]');
  expect(status).toHaveTextContent(
    'Miguel Ortiz changed When from Jun 2, 2026, 6:00 AM to Jun 2, 2026, 7:30 AM while you were editing.' +
      'Miguel Ortiz changed Paddock from creek to south while you were editing.',
  );
  expect(dialog().getByLabelText('Paddock')).toHaveDisplayValue('south');
  expect(dialog().getByLabelText('When')).toHaveValue('2026-06-02T07:30');
});

it('walk 5: of a field that two changed the person chooses, and nothing is saved before that', async () => {
  const { dialog, miguel, told, south, choose, save, sent, user, ranch, stay } = await openForm();
  await choose('mesa');
  await miguel({ paddock_uuids: [south] });
  await told();
  expect(dialog().getByLabelText('Paddock')).toHaveDisplayValue('mesa');
  await save();
  expect(await dialog().findByText('Nothing is saved yet. Choose first: yours or theirs.')).toBeVisible();
  expect(sent()).toEqual([]);
  const mine = dialog().getByRole('button', { name: 'Use mine: Paddock' });
  expect(mine).toHaveFocus();
  await user.click(mine);
  await save();
  await isClosed();
  await waitFor(() => expect(ranch.get(stay)?.data?.paddock_uuids).toEqual([MESA]));
  expect(sent()).toMatchObject([{ changes: [{ uuid: stay, base: ranch.server.head - 1, data: {} }] }]);
});

it('walk 5: "Keep theirs" takes the other’s value and leaves what else was typed', async () => {
  const { dialog, miguel, told, south, choose, save, user, ranch, stay, sent } = await openForm();
  await choose('mesa');
  await user.type(dialog().getByLabelText('Note'), 'Gate open');
  await miguel({ paddock_uuids: [south], note: '' });
  await told();
  await user.click(dialog().getByRole('button', { name: 'Keep theirs: Paddock' }));
  expect(dialog().getByLabelText('Paddock')).toHaveDisplayValue('south');
  await save();
  await isClosed();
  await waitFor(() => expect(ranch.get(stay)?.data).toMatchObject({ paddock_uuids: [south], note: 'Gate open' }));
  expect(sent().flatMap(({ changes }) => changes.map(({ data }) => data))).toEqual([{ note: 'Gate open' }]);
});

it('D17: what was saved before this device heard of the other’s change is refused, not written over', async () => {
  const { ranch, stay, south, choose, save } = await openForm();
  await choose('mesa');
  ranch.others({ kind: 'move', uuid: stay, data: { paddock_uuids: [south] } });
  await save();
  expect(await screen.findByRole('heading', { name: /^Not saved: Changed the move of cows/ })).toBeVisible();
  expect(await screen.findByText(/^You moved cows to mesa\. Miguel Ortiz moved them to south /)).toBeVisible();
  expect(ranch.get(stay)?.data?.paddock_uuids).toEqual([south]);
});

it('D17: that the record was deleted beneath the form is told, and nothing can be saved over it', async () => {
  const { dialog, miguel, save, sent, user } = await openForm();
  await user.type(dialog().getByLabelText('Note'), 'Gate open');
  await miguel(null);
  expect(await dialog().findByText(/^Miguel Ortiz deleted this while you were editing/)).toBeVisible();
  await save();
  expect(sent()).toEqual([]);
  expect(dialog().getByLabelText('Note')).toHaveValue('Gate open');
});

it('D17: two forms with other fields both stay', async () => {
  const { dialog, miguel, told, save, user, ranch, stay } = await openForm();
  await user.type(dialog().getByLabelText('Planned days'), '3');
  await miguel({ note: 'Dry' });
  await told();
  await save();
  await isClosed();
  await waitFor(() => expect(ranch.get(stay)?.data).toMatchObject({ planned_days: 3, note: 'Dry' }));
});

it('says of a stay in another paddock which one it was in, and not how long where it is as long as before', async () => {
  const { dialog, choose } = await openForm();
  await choose('south');
  expect(await dialog().findByText(/^south instead of creek: Jun 2, 2026, .*, 10 days$/)).toBeVisible();
});

it('a move whose paddock is gone has none chosen, and is not saved before the person chooses one', async () => {
  const [ranch, , ...others] = aRecord();
  const { answers } = fakeRecordServer([ranch ?? {}, ...others]);
  const { user, server } = await renderApp('/grazing/record', { hasSession: true, answers });
  await user.click(await screen.findByRole('button', { name: /^Edit cows in/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the stay of cows' }));
  expect(dialog.getByLabelText('Paddock')).toHaveDisplayValue('Choose a paddock');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Paddock')).toBeInvalid());
  expect(server.callsTo(CHANGES)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Paddock'), 'mesa');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await isClosed();
  await waitFor(() => expect(server.callsTo(CHANGES)).toHaveLength(1));
  const [{ groups } = { groups: [] }] = server.callsTo(CHANGES).map(({ body }) => body as ChangesCall);
  expect(groups.flatMap(({ changes }) => changes)).toMatchObject([{ kind: 'move', data: { paddock_uuids: [MESA] } }]);
});

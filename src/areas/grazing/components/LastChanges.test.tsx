import { act, screen, waitFor, within } from '@testing-library/react';
import { recordChange, removed, undoRequested } from '@records/index';
import { rename } from '@testing/openRanch';
import { aRecord, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function open() {
  const founding = aRecord();
  const ranch = fakeRecordServer(founding);
  const app = await renderApp('/todo', { hasSession: true, answers: ranch.answers });
  const { user, store } = app;
  await screen.findByRole('heading', { name: 'To do', level: 1 });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Last changes' }));
  await screen.findByRole('heading', { name: 'Last changes' });
  const record = (...made: Parameters<typeof recordChange>) => {
    const action = recordChange(...made);
    act(() => void store.dispatch(action));
    return action.payload.group.uuid;
  };
  const row = (label: string) => within(screen.getByText(label, { selector: 'li div' }).closest('li') as HTMLElement);
  const creek = () => ranch.get(CREEK)?.data?.name;
  const renamed = () => {
    const { revision } = ranch.get(CREEK) ?? { revision: 0 };
    return record('Renamed Creek', [rename({ uuid: CREEK, base: revision }, 'Upper creek')]);
  };
  const undo = (label: string) => user.click(row(label).getByRole('button', { name: `Undo: ${label}` }));
  return { ...app, ranch, record, row, creek, renamed, undo };
}

it('walk 28: a change can be undone from a list that stays, reached from the menu', async () => {
  const { renamed, row, creek, undo } = await open();
  expect(await screen.findByText('You have not changed anything yet.')).toBeVisible();
  renamed();
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  await undo('Renamed Creek');
  await waitFor(() => expect(creek()).toBe('creek'));
  expect(row('Renamed Creek').getByText(/Undone\./)).toBeVisible();
  expect(row('Renamed Creek').queryByRole('button')).toBeNull();
});

it('walk 28: what was done again after an undo can be undone again', async () => {
  const { renamed, creek, undo, store } = await open();
  renamed();
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  await undo('Renamed Creek');
  await waitFor(() => expect(creek()).toBe('creek'));
  const { records } = store.getState() as never as { records: { done: { group: { uuid: string } }[] } };
  act(() => void store.dispatch(undoRequested(records.done.at(-1)?.group.uuid ?? '')));
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  await undo('Renamed Creek');
  await waitFor(() => expect(creek()).toBe('creek'));
});

it('walk 28: undo after another’s change to the same is refused, with the reason', async () => {
  const { renamed, creek, undo, ranch } = await open();
  renamed();
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
  await undo('Renamed Creek');
  expect(await screen.findByRole('heading', { name: 'Could not be undone: Renamed Creek' })).toBeVisible();
  expect(screen.getByText(/^Name: you wrote creek; Someone wrote Lower creek, at /)).toBeVisible();
  expect(creek()).toBe('Lower creek');
});

it('walk 28: the newest is first, and what was deleted is one link away', async () => {
  const { record, renamed } = await open();
  renamed();
  record('Deleted a note', [removed('note', { uuid: 'n', base: 1 })]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.findIndex((text) => text?.startsWith('Deleted a note'))).toBeLessThan(
    rows.findIndex((text) => text?.startsWith('Renamed Creek')),
  );
  expect(screen.getByRole('link', { name: 'Deleted lately' })).toHaveAttribute('href', '/grazing/record?show=deleted');
});

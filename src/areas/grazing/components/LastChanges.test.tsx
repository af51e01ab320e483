import { act, screen, waitFor, within } from '@testing-library/react';
import type { Said } from '@contract/grazing/said';
import { changeRecorded, removed, undoRequested } from '@records/index';
import { rename } from '@testing/openRanch';
import { aRecord, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
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
  const record = (said: Said, changes: Parameters<typeof changeRecorded>[1]) => {
    const action = changeRecorded(said, changes);
    act(() => void store.dispatch(action));
    return action.payload.group.uuid;
  };
  const row = (label: string) => within(screen.getByText(label, { selector: 'li div' }).closest('li') as HTMLElement);
  const creek = () => ranch.get(CREEK)?.data?.name;
  const renamed = (said: Said = labeled('Renamed Creek')) => {
    const { revision } = ranch.get(CREEK) ?? { revision: 0 };
    return record(said, [rename({ uuid: CREEK, base: revision }, 'Upper creek')]);
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

it('walk 28: a change is undone too where its undo has no room to say what it takes back', async () => {
  const { renamed, row, creek, undo } = await open();
  const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(240));
  const label = `Merged ${names.slice(0, 3).join(', ')} and ${names[3]}`;
  renamed({ what: 'merged', paddocks: names });
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  await undo(label);
  await waitFor(() => expect(creek()).toBe('creek'));
  expect(row(label).getByText(/Undone\./)).toBeVisible();
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('aaa'))).toHaveLength(1);
});

it('walk 28: undo after another’s change to the same is refused, with the reason', async () => {
  const { renamed, creek, undo, ranch } = await open();
  renamed();
  await waitFor(() => expect(creek()).toBe('Upper creek'));
  ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
  await undo('Renamed Creek');
  expect(await screen.findByRole('heading', { name: 'Could not be undone: Renamed Creek' })).toBeVisible();
  expect(screen.getByText('Name: you wrote creek, now there is Lower creek.')).toBeVisible();
  expect(creek()).toBe('Lower creek');
});

it('walk 28: the newest is first, and what was deleted is one link away', async () => {
  const { record, renamed } = await open();
  renamed();
  record(labeled('Deleted a note'), [removed('note', { uuid: 'n', base: 1 })]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.findIndex((text) => text?.startsWith('Deleted a note'))).toBeLessThan(
    rows.findIndex((text) => text?.startsWith('Renamed Creek')),
  );
  expect(screen.getByRole('link', { name: 'Recently deleted' })).toHaveAttribute(
    'href',
    '/grazing/record?show=deleted',
  );
});

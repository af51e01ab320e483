import { screen, waitFor, within } from '@testing-library/react';
import { aMoveRecord, aRecord, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const AT = '2026-06-12T12:00:00.000Z';

it('shows the photos of a move in the row of its stay, and one of them large', async () => {
  const records = aRecord();
  const move = aMoveRecord(MESA, { at: AT });
  const data = {
    ...{ at: AT, sha256: 'a'.repeat(64), bytes: 1, width: 4, height: 3, caption: 'The gate', point: null },
    ...{ bearing_deg: null, paddock_uuid: MESA, subject_kind: 'move', subject_uuid: move.uuid },
  };
  const photo = { ...move, kind: 'photo', uuid: '018f0000-0000-7000-8000-00000000000a', data, revision: 99 };
  const { answers } = fakeRecordServer([...records, move, photo]);
  const { user } = await renderApp('/grazing/record', { hasSession: true, answers });
  const table = within(await screen.findByRole('table', { name: 'Stays' }));
  const [, now, before] = table.getAllByRole('row');
  await user.click(await within(now ?? document.body).findByRole('button', { name: 'The gate' }));
  const dialog = await screen.findByRole('dialog', { name: 'The gate' });
  expect(within(before ?? document.body).queryByRole('list', { name: 'Photos' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

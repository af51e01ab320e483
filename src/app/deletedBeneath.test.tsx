import { act, screen, within } from '@testing-library/react';
import { headAsked } from '@records/recordsEvents';
import { aRecord, COWS, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

it.each([
  ['paddock', CREEK, `/paddocks/${CREEK}?form=edit-paddock`, 'This paddock is not on your ranch'],
  ['herd', COWS, `/herds/${COWS}?form=edit-herd`, 'This herd is not there'],
] as const)(
  'D17: an open form stays, and says so, where somebody else deletes the %s of its page',
  async (kind, uuid, path, afterwards) => {
    const ranch = fakeRecordServer(aRecord());
    const { store, user } = await renderApp(path, { hasSession: true, answers: ranch.answers });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Note'), 'Gate open');
    ranch.others({ kind, uuid, data: null });
    await act(async () => void store.dispatch(headAsked()));
    expect(await dialog.findByText(/deleted this while you were editing/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('Gate open');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(afterwards)).toBeVisible();
  },
);

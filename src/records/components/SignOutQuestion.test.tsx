import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { userReducer } from '@features/user';
import { recordsReducer } from '@records/index';
import { picturesCounted } from '@records/recordsEvents';
import { meLoaded } from '@shared/events';
import { aMe, RANCH_UUID } from '@testing/factories';
import { SignOutQuestion } from './SignOutQuestion';

let mockEndSaving: (isSaved: boolean) => void;
jest.mock('../useSaveFile', () => ({
  useSaveFile: () => () => new Promise<boolean>((resolve) => (mockEndSaving = resolve)),
}));

/** A person is asked who has a picture that waits, and a file of it is being made. */
async function saving() {
  const store = configureStore({ reducer: { user: userReducer, records: recordsReducer } });
  store.dispatch(meLoaded(aMe()));
  const owner = { actor: aMe().uuid, ranchUuid: RANCH_UUID };
  store.dispatch(picturesCounted([{ ...owner, count: 1, since: 0, isPutOff: false }]));
  const onLeave = jest.fn();
  const question = render(
    <Provider store={store}>
      <MemoryRouter>
        <SignOutQuestion unsent={1} onStay={() => question.unmount()} onLeave={onLeave} />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save as a file and sign out' }));
  return { user, onLeave };
}

it('signs out once the file is there', async () => {
  const { onLeave } = await saving();
  expect(onLeave).not.toHaveBeenCalled();
  await act(async () => mockEndSaving(true));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('signs nobody out who has decided to stay while the file was made', async () => {
  const { user, onLeave } = await saving();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await act(async () => mockEndSaving(true));
  expect(onLeave).not.toHaveBeenCalled();
});

it('stays where no file could be made', async () => {
  const { onLeave } = await saving();
  await act(async () => mockEndSaving(false));
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save as a file and sign out' })).toBeEnabled();
});

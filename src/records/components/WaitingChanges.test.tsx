import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openRecords } from '@testing/openRecords';
import { changed } from '../group';
import { groupsAnswered, sendingFailed } from '../recordsSlice';
import { WaitingChanges } from './WaitingChanges';

function show() {
  const { store, record, paddock } = openRecords();
  const uuid = record('Renamed Creek', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  render(
    <Provider store={store}>
      <WaitingChanges />
    </Provider>,
  );
  const fail = () => {
    const failure = { code: 'network', message: 'Something went wrong. Please try again.' };
    act(() => void store.dispatch(sendingFailed({ uuids: [uuid], failure, isLost: true })));
  };
  const apply = () => act(() => void store.dispatch(groupsAnswered([{ uuid, status: 'applied', revision: 11 }])));
  return { fail, apply };
}

it('R1: says that a change waits once it did not get through, until it is saved', () => {
  const { fail, apply } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fail();
  expect(screen.getByRole('status')).toHaveTextContent(/^1 change is not saved yet: nothing gets through/);
  apply();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

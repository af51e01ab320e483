import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { aPaddockRecord, CREEK } from '@testing/aRecord';
import { openRecords } from '@testing/openRecords';
import { changed } from '../group';
import { groupsAnswered } from '../recordsSlice';
import { selectOutbox } from '../recordsSelectors';
import { RefusedChanges } from './RefusedChanges';

function show(code: string, theirs: object | null) {
  const opened = openRecords();
  const { store, record, others, paddock } = opened;
  const uuid = record('Renamed Creek', [changed('paddock', paddock(), { name: 'Upper creek', acres: 90 })]);
  const present = { ...aPaddockRecord('creek'), revision: 11, data: theirs };
  others(11, present);
  render(
    <Provider store={store}>
      <RefusedChanges />
    </Provider>,
  );
  act(() => {
    const refusal = { change: 0, code, details: { name: ['Ben has changed this since'] } };
    store.dispatch(groupsAnswered([{ uuid, status: 'refused', ...refusal, records: [present] as never }]));
  });
  return { ...opened, user: userEvent.setup() };
}

const conflict = () => show('changed_meanwhile', { ...aPaddockRecord('creek').data, name: 'Lower creek', acres: 90 });

it('says what was not saved, why, and what is there now', () => {
  conflict();
  expect(screen.getByRole('heading', { name: 'Not saved: Renamed Creek' })).toBeVisible();
  expect(screen.getByText('Ben has changed this since')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name: you wrote “Upper creek”, now there is “Lower creek”',
  ]);
});

it('"Use mine" writes it over that', async () => {
  const { user, paddock, state } = conflict();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  expect(paddock().data.name).toBe('Upper creek');
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting' }]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('"Keep theirs" leaves what is there', async () => {
  const { user, paddock, state } = conflict();
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
  expect(paddock(CREEK).data.name).toBe('Lower creek');
  expect(selectOutbox(state())).toEqual([]);
});

it('says that the record was deleted', () => {
  show('changed_meanwhile', null);
  expect(screen.getByRole('listitem')).toHaveTextContent('The record: you wrote a change, now there is nothing');
});

it('what the server refuses for another reason can be tried again, or given up', async () => {
  const { user, state } = show('ranch_full', {});
  expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting', refusal: null }]);
});

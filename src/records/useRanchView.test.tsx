import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { userReducer } from '@features/user';
import { openRecords } from '@testing/openRecords';
import { changed } from './group';
import { useRanchView } from './useRanchView';

it('is the same after a change of a record, so that a list need not be drawn again for it', () => {
  const { store, record, paddock } = openRecords();
  const user = userReducer(undefined, { type: 'a beginning' });
  const withUser = { ...store, getState: () => ({ ...store.getState(), user }) };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={withUser}>{children}</Provider>;
  let drawn = 0;
  renderHook(
    () => {
      drawn += 1;
      return useRanchView();
    },
    { wrapper },
  );
  act(() => void record('Renamed Creek', [changed('paddock', paddock(), { name: 'Upper creek' })]));
  expect(paddock().data.name).toBe('Upper creek');
  expect(drawn).toBe(1);
});

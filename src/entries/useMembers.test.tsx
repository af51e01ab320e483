import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { teamReducer } from '@features/team';
import { userReducer } from '@features/user';
import type { Member } from '@contract/ranches/team';
import { meLoaded } from '@shared/events';
import { aMe, aMember } from '@testing/factories';
import { openRecords } from '@testing/openRecords';
import { useMembers } from './useMembers';

function nameFor(chosen: string, ranchTeam: Member[], teamLoaded: boolean): string | undefined {
  const { store } = openRecords();
  const team = { ...teamReducer(undefined, { type: 'a beginning' }), ranchTeam, teamLoaded };
  const state = { ...store.getState(), team, user: userReducer(undefined, meLoaded(aMe())) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={{ ...store, getState: () => state }}>{children}</Provider>
  );
  const { result } = renderHook(() => useMembers(chosen), { wrapper });
  return result.current.find(({ value }) => value === chosen)?.label;
}

it('walk 40: names oneself while the team isn’t known, as without a signal, and calls nobody a former member', () => {
  expect(nameFor(aMe().uuid, [], false)).toBe('Maria Castillo');
  expect(nameFor(aMember().uuid, [], false)).toBe('Someone');
  expect(nameFor(aMember().uuid, [aMember()], true)).toBe('Ana Lopez');
  expect(nameFor('5d1f0c9a-0000-4d5e-8f60-718293a4b5c6', [aMember()], true)).toBe('A former member');
});

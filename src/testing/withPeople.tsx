import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { teamReducer } from '@features/team';
import { userReducer } from '@features/user';
import { meLoaded } from '@shared/events';
import { aMe, aMember } from './factories';

/** Miguel, who works on the ranch beside the signed-in Maria. */
export const MIGUEL = aMember({ uuid: '5f0e8a52-7c1b-4d2f-9a3e-0c9d8b7a6f5e', full_name: 'Miguel Ortiz' });

/** What needs records and knows who is signed in and who is on the team, over a store of records alone. */
export function withPeople(store: Store) {
  const user = userReducer(undefined, meLoaded(aMe()));
  const team = { ...teamReducer(undefined, { type: 'a beginning' }), ranchTeam: [MIGUEL] };
  // The same object for the same state of the records, as selectors expect.
  let last: { of?: unknown; state: object } = { state: {} };
  const getState = () => {
    const of: unknown = store.getState();
    if (last.of !== of) last = { of, state: { ...(of as object), user, team } };
    return last.state;
  };
  return ({ children }: { children: ReactNode }) => <Provider store={{ ...store, getState }}>{children}</Provider>;
}

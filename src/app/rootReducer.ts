import { combineSlices } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { authReducer } from '@features/auth';
import { subscriptionReducer } from '@features/subscription';
import { teamReducer } from '@features/team';
import { uiReducer } from '@features/ui';
import { userReducer } from '@features/user';
import { userPersistConfig } from './persist';

/** The reducers of one store: what persists keeps its own accounts, so no two stores may share them. */
export function createRootReducer() {
  return combineSlices({
    auth: authReducer,
    user: persistReducer(userPersistConfig, userReducer),
    subscription: subscriptionReducer,
    team: teamReducer,
    ui: uiReducer,
  });
}

export type AppState = ReturnType<ReturnType<typeof createRootReducer>>;

export const selectIsRehydrated = ({ user }: AppState) => user._persist?.rehydrated === true;

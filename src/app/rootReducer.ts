import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, PURGE } from 'redux-persist';
import { authReducer } from '@features/auth';
import { subscriptionReducer } from '@features/subscription';
import { teamReducer } from '@features/team';
import { uiReducer } from '@features/ui';
import { userReducer } from '@features/user';
import { uiPersistConfig, userPersistConfig } from './persist';

/** What this browser is set to stays when the person goes: purging passes it by. */
function createUiReducer() {
  const persisted = persistReducer(uiPersistConfig, uiReducer);
  return (state: ReturnType<typeof persisted> | undefined, action: UnknownAction) =>
    action.type === PURGE && state !== undefined ? state : persisted(state, action);
}

/** The reducers of one store: what persists keeps its own accounts, so no two stores may share them. */
export function createRootReducer() {
  return combineSlices({
    auth: authReducer,
    user: persistReducer(userPersistConfig, userReducer),
    subscription: subscriptionReducer,
    team: teamReducer,
    ui: createUiReducer(),
  });
}

export type AppState = ReturnType<ReturnType<typeof createRootReducer>>;

export const selectIsRehydrated = ({ user }: AppState) => user._persist?.rehydrated === true;

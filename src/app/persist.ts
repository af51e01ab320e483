import { createMigrate, type PersistConfig } from 'redux-persist';
import { readRememberedUser, type UserState } from '@features/user';
import { safeStorage } from '@shared/lib/storage';

/** Version 1 is the first shape there was. A later one adds its migration here. */
const migrate = createMigrate({});

/** What of the user stays in this browser, under the local storage key `persist:user`. */
export const userPersistConfig: PersistConfig<UserState> = {
  key: 'user',
  version: 1,
  storage: safeStorage,
  whitelist: ['me', 'ranchUuid', 'seasonUuid'],
  migrate: async (stored, version) => {
    const current = await migrate(stored, version);
    return current && { ...readRememberedUser(current), _persist: current._persist };
  },
};

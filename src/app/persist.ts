import { createMigrate, type PersistConfig } from 'redux-persist';
import type { UserState } from '@features/user';
import { safeStorage } from '@shared/lib/storage';

/** Version 1 is the first shape there was. A later one adds its migration here. */
const migrations = {};

/** What of the user stays in this browser, under the local storage key `persist:user`. */
export const userPersistConfig: PersistConfig<UserState> = {
  key: 'user',
  version: 1,
  storage: safeStorage,
  whitelist: ['me', 'ranchUuid', 'seasonUuid'],
  migrate: createMigrate(migrations),
};

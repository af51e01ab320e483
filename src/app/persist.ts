import { createMigrate, type PersistConfig } from 'redux-persist';
import type { UiState } from '@features/ui';
import { readRememberedUser, type UserState } from '@features/user';
import { safeStorage } from '@shared/lib/storage';

/** Version 1 is the first shape there was. A later one adds its migration here. */
const migrate = createMigrate({});

/** An admin who acts as somebody leaves nothing of them in the browser. `_persist` is about how it is stored. */
const asStored = (value: unknown, key: string, { me }: UserState): unknown =>
  key === '_persist' || (me?.masqueraded_by ?? null) === null ? value : null;

/** What of the user stays in this browser, under the local storage key `persist:user`. */
export const userPersistConfig: PersistConfig<UserState> = {
  key: 'user',
  version: 1,
  storage: safeStorage,
  whitelist: ['me', 'ranchUuid', 'seasonUuid'],
  transforms: [{ in: asStored, out: (stored: unknown) => stored }],
  migrate: async (stored, version) => {
    const current = await migrate(stored, version);
    return current && { ...readRememberedUser(current), _persist: current._persist };
  },
};

/** What this browser is set to, whichever person uses it, under `persist:ui`. Anyone may have written there since. */
export const uiPersistConfig: PersistConfig<UiState, unknown, unknown, Pick<UiState, 'sound'>> = {
  key: 'ui',
  version: 1,
  storage: safeStorage,
  whitelist: ['sound'],
  migrate: async (stored, version) => {
    const current = await migrate(stored, version);
    return current && { sound: 'sound' in current && current.sound === true, _persist: current._persist };
  },
};

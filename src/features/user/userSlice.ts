import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Me, Ranch, Settings } from '@contract/me';
import { isSessionChanged, meLoaded, ranchChosen } from '@shared/events';
import { failed, idle, pending, succeeded, type Failure, type RequestState } from '@shared/requestState';
import { chooseRanch } from './chooseRanch';
import { USER_FORM_NAMES, userForms, type UserFormName } from './userForms';

export interface UserState extends Record<UserFormName, RequestState> {
  me: Me | null;
  /** Whether `me` is the server's word, not only what this browser remembers. */
  meLoaded: boolean;
  ranchUuid: string | null;
  seasonUuid: string | null;
  settingsSave: RequestState;
  ranchCreation: RequestState;
}

const initialState: UserState = {
  me: null,
  meLoaded: false,
  ranchUuid: null,
  seasonUuid: null,
  settingsSave: idle,
  ranchCreation: idle,
  profile: idle,
  passwordChange: idle,
  accountDeletion: idle,
  ranchJoin: idle,
};

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** Settings to be merged over the stored ones. */
    settingsSubmitted: (state, _action: PayloadAction<Settings>) => {
      state.settingsSave = pending;
    },
    /** A new name for the ranch the person works in, and settings to be merged over the stored ones. */
    ranchSetUpSubmitted: (state, _action: PayloadAction<{ ranchName: string; settings: Settings }>) => {
      state.settingsSave = pending;
    },
    ranchRenamed: (state, { payload }: PayloadAction<Ranch>) => {
      const isRenamed = (ranch: Ranch) => ranch.ranch_uuid === payload.ranch_uuid;
      if (state.me !== null) state.me.ranches = state.me.ranches.map((ranch) => (isRenamed(ranch) ? payload : ranch));
    },
    /** Someone without a ranch makes one of their own. */
    ranchCreationSubmitted: (state) => {
      state.ranchCreation = pending;
    },
    ranchCreated: (state, { payload }: PayloadAction<Ranch>) => {
      state.ranchCreation = succeeded;
      if (state.me === null) return;
      state.me.ranches.push(payload);
      Object.assign(state, chooseRanch(state, state.me));
    },
    ranchCreationFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.ranchCreation = failed(payload);
    },
    /** An invitation was accepted. */
    ranchJoined: (state, { payload }: PayloadAction<Ranch>) => {
      const isOther = ({ ranch_uuid }: Ranch) => ranch_uuid !== payload.ranch_uuid;
      if (state.me !== null) state.me.ranches = [...state.me.ranches.filter(isOther), payload];
    },
    /** The account will be deleted then (ISO 8601). */
    deletionScheduled: (state, { payload }: PayloadAction<string>) => {
      if (state.me !== null) state.me.deletion_scheduled_at = payload;
    },
    /** A form came on the screen: what its last visit ended with is no longer news. */
    userFormOpened: (state, { payload }: PayloadAction<UserFormName>) => {
      if (state[payload].status !== 'pending') state[payload] = idle;
    },
    settingsSaved: (state, { payload }: PayloadAction<Me>) => {
      state.settingsSave = succeeded;
      state.me = payload;
    },
    /** Settings of an older shape were brought to the present one; the person asked for nothing. */
    settingsMigrated: (state, { payload }: PayloadAction<Settings>) => {
      if (state.me !== null) state.me.settings = payload;
    },
    settingsFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.settingsSave = failed(payload);
    },
    settingsFormOpened: (state) => {
      if (state.settingsSave.status !== 'pending') state.settingsSave = idle;
    },
  },
  extraReducers: (builder) => {
    for (const name of USER_FORM_NAMES) {
      const { submitted, succeeded: done, failed: refused } = userForms[name];
      builder
        .addCase(submitted.type, (state) => void (state[name] = pending))
        .addCase(done, (state) => void (state[name] = succeeded))
        .addCase(refused, (state, { payload }) => void (state[name] = failed(payload)));
    }
    builder
      .addCase(meLoaded, (state, { payload }) => {
        Object.assign(state, chooseRanch(state, payload), { me: payload, meLoaded: true });
      })
      .addCase(ranchChosen, (state, { payload: { ranchUuid } }) => {
        if (state.me !== null) Object.assign(state, chooseRanch({ ranchUuid, seasonUuid: null }, state.me));
      })
      // Whoever signs in may be someone else than the one this browser remembers.
      .addMatcher(isSessionChanged, () => initialState);
  },
});

export const {
  settingsSubmitted,
  ranchSetUpSubmitted,
  ranchRenamed,
  ranchCreationSubmitted,
  ranchCreated,
  ranchCreationFailed,
  ranchJoined,
  deletionScheduled,
  userFormOpened,
  settingsSaved,
  settingsMigrated,
  settingsFailed,
  settingsFormOpened,
} = userSlice.actions;
export const userReducer = userSlice.reducer;

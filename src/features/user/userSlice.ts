import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Me, Ranch, Preferences } from '@contract/people/me';
import { isSessionChanged, meLoaded, ranchChosen } from '@shared/events';
import { addRequestCases, forgetEnd } from '@shared/requestCases';
import { idle, pending, type RequestState } from '@shared/requestState';
import { chooseRanch } from './chooseRanch';
import { userForms, type UserFormName } from './userForms';

export interface UserState extends Record<UserFormName, RequestState> {
  me: Me | null;
  /** Whether `me` is the server's word, not only what this browser remembers. */
  meLoaded: boolean;
  ranchUuid: string | null;
  seasonUuid: string | null;
}

const initialState: UserState = {
  me: null,
  meLoaded: false,
  ranchUuid: null,
  seasonUuid: null,
  preferences: idle,
  ranchCreation: idle,
  profile: idle,
  beta: idle,
  passwordChange: idle,
  accountDeletion: idle,
  accountKeep: idle,
  ranchJoin: idle,
  ranchDeletion: idle,
  ranchLeaving: idle,
  ranchRestore: idle,
};

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** A new name for the ranch the person works in, and settings to be merged over the stored ones. */
    ranchSetUpSubmitted: (state, _action: PayloadAction<{ ranchName: string; settings: Preferences }>) => {
      state.preferences = pending;
    },
    ranchRenamed: (state, { payload }: PayloadAction<Ranch>) => {
      const isRenamed = (ranch: Ranch) => ranch.ranch_uuid === payload.ranch_uuid;
      if (state.me !== null) state.me.ranches = state.me.ranches.map((ranch) => (isRenamed(ranch) ? payload : ranch));
    },
    ranchCreated: (state, { payload }: PayloadAction<Ranch>) => {
      if (state.me === null) return;
      state.me.ranches.push(payload);
      Object.assign(state, chooseRanch(state, state.me));
    },
    /** An invitation was accepted, or a deleted ranch brought back. */
    ranchJoined: (state, { payload }: PayloadAction<Ranch>) => {
      const isOther = ({ ranch_uuid }: Ranch) => ranch_uuid !== payload.ranch_uuid;
      if (state.me === null) return;
      state.me.ranches = [...state.me.ranches.filter(isOther), payload];
      state.me.deleted_ranches = state.me.deleted_ranches?.filter(
        ({ ranch_uuid }) => ranch_uuid !== payload.ranch_uuid,
      );
    },
    /** The person has left a ranch, or deleted it. */
    ranchLost: (state, { payload }: PayloadAction<string>) => {
      if (state.me === null) return;
      state.me.ranches = state.me.ranches.filter(({ ranch_uuid }) => ranch_uuid !== payload);
      Object.assign(state, chooseRanch(state, state.me));
    },
    /** The account will be deleted then (ISO 8601). */
    deletionScheduled: (state, { payload }: PayloadAction<string>) => {
      if (state.me !== null) state.me.deletion_scheduled_at = payload;
    },
    /** The account stays. */
    deletionCalledOff: (state) => {
      if (state.me !== null) state.me.deletion_scheduled_at = null;
    },
    /** A form came on the screen: what its last visit ended with is no longer news. */
    userFormOpened: (state, { payload }: PayloadAction<UserFormName>) => {
      forgetEnd(state, payload);
    },
    /** Something the app notes about the person by itself; it is saved quietly, over what the server has by then. */
    preferencesNoted: (state, { payload }: PayloadAction<Preferences>) => {
      if (state.me !== null) Object.assign(state.me.settings, payload);
    },
    /** Settings of an older shape were brought to the present one; the person asked for nothing. */
    preferencesMigrated: (state, { payload }: PayloadAction<Preferences>) => {
      if (state.me !== null) state.me.settings = payload;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, userForms);
    builder
      .addCase(meLoaded, (state, { payload }) => {
        Object.assign(state, chooseRanch(state, payload), { me: payload, meLoaded: true });
      })
      .addCase(ranchChosen, (state, { payload: { ranchUuid } }) => {
        if (state.me !== null) Object.assign(state, chooseRanch({ ranchUuid, seasonUuid: null }, state.me));
      })
      // The person who signs in may be another than the one this browser remembers.
      .addMatcher(isSessionChanged, () => initialState);
  },
});

export const {
  ranchSetUpSubmitted,
  ranchRenamed,
  ranchCreated,
  ranchJoined,
  ranchLost,
  deletionScheduled,
  deletionCalledOff,
  userFormOpened,
  preferencesMigrated,
  preferencesNoted,
} = userSlice.actions;
export const userReducer = userSlice.reducer;

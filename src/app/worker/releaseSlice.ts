import { createAction, createSlice } from '@reduxjs/toolkit';
import type { ReleaseState } from './releaseSelectors';

const initialState: ReleaseState = { status: 'none' };

const slice = createSlice({
  name: 'release',
  initialState,
  reducers: {
    /** A new release is installed and waits. */
    releaseReady(state) {
      if (state.status === 'none') state.status = 'ready';
    },
    /** The person wants it now. */
    releaseTaken(state) {
      state.status = 'taken';
    },
    /** It has become the active one, by another tab. */
    releasePassed(state) {
      state.status = 'behind';
    },
  },
});

/** The person wants a newer release, wherever it may be found: the server takes no changes of this one. */
export const updateAsked = createAction('release/updateAsked');

export const { releaseReady, releaseTaken, releasePassed } = slice.actions;
export const releaseReducer = slice.reducer;

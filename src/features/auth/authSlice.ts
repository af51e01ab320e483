import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { meLoaded, meUnavailable, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { addRequestCases, forgetEnd } from '@shared/requestCases';
import { idle, succeeded, type RequestState } from '@shared/requestState';
import { forms, type FormName } from './forms';

/** One request state per form, and who is here. */
export interface AuthState extends Record<FormName, RequestState> {
  /** `unknown` until the server has said who this is; a browser without any trace of a session is `anonymous`. */
  session: 'unknown' | 'anonymous' | 'signedIn';
  /** Whether an admin acts as the person; once the session has ended, whether one did. */
  isMasquerade: boolean;
  /** What was typed as email where the password was forgotten, until the form for a new one has taken it over. */
  forgetfulEmail: string;
}

const initialState: AuthState = {
  session: 'unknown',
  isMasquerade: false,
  forgetfulEmail: '',
  login: idle,
  signup: idle,
  signOut: idle,
  join: idle,
  partnerJoin: idle,
  resetRequest: idle,
  reset: idle,
  masquerade: idle,
  cancelDelete: idle,
  link: idle,
};

/** The state of a browser that shows no trace of a session: nobody needs to be asked. */
export const anonymousState: AuthState = { ...initialState, session: 'anonymous' };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A form came on the screen: what its last visit ended with is no longer news. */
    formOpened: (state, { payload }: PayloadAction<FormName>) => {
      forgetEnd(state, payload);
      if (state.signOut.status === 'succeeded') state.signOut = idle;
      if (state.session === 'anonymous') state.isMasquerade = false;
    },
    /** Someone at the login knows their email, or a part of it, and not their password. */
    passwordForgotten: (state, { payload }: PayloadAction<{ email: string }>) => {
      state.forgetfulEmail = payload.email;
    },
    forgetfulEmailTaken: (state) => {
      state.forgetfulEmail = '';
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, forms);
    builder
      .addCase(sessionOpened, (state) => {
        state.session = 'signedIn';
        state.forgetfulEmail = '';
      })
      .addCase(sessionOpenedElsewhere, (state) => {
        state.session = 'unknown';
      })
      .addCase(meLoaded, (state, { payload }) => {
        state.session = 'signedIn';
        state.isMasquerade = payload.masqueraded_by !== null;
      })
      .addCase(meUnavailable, (state, { payload }) => {
        state.session = payload.isRemembered ? 'signedIn' : 'anonymous';
      })
      .addCase(sessionEnded, ({ isMasquerade, link }, { payload: why }) => ({
        ...anonymousState,
        isMasquerade,
        link,
        signOut: why === 'refused' ? idle : succeeded,
      }));
  },
});

export const { forgetfulEmailTaken, formOpened, passwordForgotten } = authSlice.actions;
export const authReducer = authSlice.reducer;

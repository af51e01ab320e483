import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoginPayload } from '@contract/login';
import type { SignupForm } from '@contract/signup';
import { meLoaded, meUnavailable, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { failed, idle, pending, succeeded, type Failure, type RequestState } from '@shared/requestState';

export interface AuthState {
  /** `unknown` until the server has said who this is; a browser without any trace of a session is `anonymous`. */
  session: 'unknown' | 'anonymous' | 'signedIn';
  login: RequestState;
  signup: RequestState;
  signOut: RequestState;
}

const initialState: AuthState = { session: 'unknown', login: idle, signup: idle, signOut: idle };

/** The state of a browser that shows no trace of a session: nobody needs to be asked. */
export const anonymousState: AuthState = { ...initialState, session: 'anonymous' };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginSubmitted: (state, _action: PayloadAction<LoginPayload>) => {
      state.login = pending;
    },
    loginSucceeded: (state) => {
      state.login = succeeded;
    },
    loginFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.login = failed(payload);
    },
    signupSubmitted: (state, _action: PayloadAction<SignupForm>) => {
      state.signup = pending;
    },
    signupSucceeded: (state) => {
      state.signup = succeeded;
    },
    signupFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.signup = failed(payload);
    },
    signOutSubmitted: (state) => {
      state.signOut = pending;
    },
    signOutFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.signOut = failed(payload);
    },
    /** A form came on the screen: what its last visit ended with is no longer news. */
    formOpened: (state, { payload }: PayloadAction<'login' | 'signup'>) => {
      if (state[payload].status !== 'pending') state[payload] = idle;
      if (state.signOut.status === 'succeeded') state.signOut = idle;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionOpened, (state) => {
        state.session = 'signedIn';
      })
      .addCase(sessionOpenedElsewhere, (state) => {
        state.session = 'unknown';
      })
      .addCase(meLoaded, (state) => {
        state.session = 'signedIn';
      })
      .addCase(meUnavailable, (state, { payload }) => {
        state.session = payload.isRemembered ? 'signedIn' : 'anonymous';
      })
      .addCase(sessionEnded, (_state, { payload: why }) => ({
        ...anonymousState,
        signOut: why === 'refused' ? idle : succeeded,
      })),
});

export const {
  loginSubmitted,
  loginSucceeded,
  loginFailed,
  signupSubmitted,
  signupSucceeded,
  signupFailed,
  signOutSubmitted,
  signOutFailed,
  formOpened,
} = authSlice.actions;
export const authReducer = authSlice.reducer;

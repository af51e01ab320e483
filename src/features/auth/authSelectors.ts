import type { AuthState } from './authSlice';

interface WithAuth {
  auth: AuthState;
}

export const selectSession = ({ auth }: WithAuth) => auth.session;
export const selectLogin = ({ auth }: WithAuth) => auth.login;
export const selectSignup = ({ auth }: WithAuth) => auth.signup;
export const selectSignOut = ({ auth }: WithAuth) => auth.signOut;

import type { AuthState } from './authSlice';
import type { FormName } from './forms';

interface WithAuth {
  auth: AuthState;
}

export const selectSession = ({ auth }: WithAuth) => auth.session;
export const selectIsMasquerade = ({ auth }: WithAuth) => auth.isMasquerade;
export const selectForgetfulEmail = ({ auth }: WithAuth) => auth.forgetfulEmail;

/** How the request of a form stands. */
export const selectForm =
  (name: FormName) =>
  ({ auth }: WithAuth) =>
    auth[name];

export const selectSignup = selectForm('signup');
export const selectSignOut = selectForm('signOut');

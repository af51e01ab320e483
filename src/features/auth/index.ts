export { authSaga } from './authSaga';
export { selectForm, selectIsMasquerade, selectSession, selectSignOut, selectSignup } from './authSelectors';
export { anonymousState, authReducer } from './authSlice';
export { forms } from './forms';

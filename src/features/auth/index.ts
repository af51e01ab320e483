export { authSaga } from './authSaga';
export { selectSession, selectSignOut, selectSignup } from './authSelectors';
export { anonymousState, authReducer, signOutSubmitted } from './authSlice';

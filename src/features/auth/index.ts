export { authSaga } from './authSaga';
export { selectSession, selectSignOut } from './authSelectors';
export { anonymousState, authReducer, signOutSubmitted } from './authSlice';

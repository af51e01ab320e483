export { loadMe, migrateStoredPreferences } from './loadMe';
export { readRememberedUser } from './rememberedUser';
export { userApi } from './userApi';
export { userForms } from './userForms';
export { userSaga } from './userSaga';
export {
  isMapTester,
  selectIsMeLoaded,
  selectIsOnboardingDone,
  selectMayOpenMap,
  selectMe,
  selectRanch,
  selectRanchUuid,
  selectRanchStatus,
  selectUserForm,
} from './userSelectors';
export { ranchCreated, preferencesNoted, userFormOpened, userReducer, type UserState } from './userSlice';

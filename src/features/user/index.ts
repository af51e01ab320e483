export { loadMe } from './loadMe';
export { readRememberedUser } from './rememberedUser';
export { migrateStoredSettings } from './migrateStoredSettings';
export { userForms } from './userForms';
export { userSaga } from './userSaga';
export {
  selectIsMeLoaded,
  selectMe,
  selectRanch,
  selectRanchCreation,
  selectRanchUuid,
  selectSeasonStatus,
  selectSettingsSave,
  selectUserForm,
} from './userSelectors';
export {
  ranchCreated,
  ranchCreationSubmitted,
  ranchSetUpSubmitted,
  settingsSubmitted,
  userFormOpened,
  userReducer,
  type UserState,
} from './userSlice';

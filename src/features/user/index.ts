export { loadMe } from './loadMe';
export { readRememberedUser } from './rememberedUser';
export { migrateStoredSettings } from './migrateStoredSettings';
export { userSaga } from './userSaga';
export {
  selectIsMeLoaded,
  selectMe,
  selectRanch,
  selectRanchCreation,
  selectRanchUuid,
  selectSeasonStatus,
  selectSettingsSave,
} from './userSelectors';
export {
  ranchCreated,
  ranchCreationSubmitted,
  ranchSetUpSubmitted,
  settingsFormOpened,
  settingsSubmitted,
  userReducer,
  type UserState,
} from './userSlice';

export { loadMe } from './loadMe';
export { userSaga } from './userSaga';
export { selectMe, selectRanch, selectRanchUuid, selectSeasonStatus, selectSettingsSave } from './userSelectors';
export { ranchSetUpSubmitted, settingsFormOpened, settingsSubmitted, userReducer, type UserState } from './userSlice';

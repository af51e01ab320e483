export {
  selectAppSettings,
  selectIsOnline,
  selectIsRequestPending,
  selectMobilePrompt,
  selectNotices,
} from './uiSelectors';
export { uiSaga } from './uiSaga';
export { uiReducer } from './uiSlice';

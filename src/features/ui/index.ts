export {
  selectAppSettings,
  selectHasSound,
  selectIsOnline,
  selectIsRequestPending,
  selectMobilePrompt,
  selectNotices,
} from './uiSelectors';
export { uiSaga } from './uiSaga';
export { soundSwitched, uiReducer, type UiState } from './uiSlice';

export {
  selectAppSettings,
  selectHasSound,
  selectIsOnline,
  selectIsRequestPending,
  selectNotices,
} from './uiSelectors';
export { uiSaga } from './uiSaga';
export { soundSwitched, uiReducer, type UiState } from './uiSlice';
export { useMobilePrompt } from './useMobilePrompt';

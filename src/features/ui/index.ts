export {
  selectAppSettings,
  selectConnection,
  selectHasSound,
  selectIsCovered,
  selectIsWorkKept,
  selectIsOnline,
  selectIsRequestPending,
  selectNotices,
} from './uiSelectors';
export { uiSaga } from './uiSaga';
export { soundSwitched, uiReducer, workKept, type UiState } from './uiSlice';
export { useMobilePrompt } from './useMobilePrompt';

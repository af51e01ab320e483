export {
  selectAppSettings,
  selectConnection,
  selectHasSound,
  selectIsCovered,
  selectIsOnline,
  selectIsRequestPending,
  selectIsWorkKept,
  selectToasts,
} from './uiSelectors';
export { uiSaga } from './uiSaga';
export { soundSwitched, uiReducer, workKept, type UiState } from './uiSlice';
export { useMobilePrompt } from './useMobilePrompt';

export { selectAppSettings, selectIsRequestPending, selectNotices } from './uiSelectors';
export { uiReducer } from './uiSlice';

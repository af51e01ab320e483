export { selectAppSettings, selectIsRequestPending, selectNotices } from './uiSelectors';
export { noticeTaken, uiReducer } from './uiSlice';

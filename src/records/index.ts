export { AskAboutUnsent } from './components/AskAboutUnsent';
export { RanchConnection } from './components/RanchConnection';
export { RefusedChanges } from './components/RefusedChanges';
export { SampleRanchButton } from './components/SampleRanchButton';
export { UnfinishedImports } from './components/UnfinishedImports';
export { groundReducer } from './ground/groundSlice';
export { added, broughtBack, changed, removed } from './group';
export type { DataOf, Kind } from './kinds';
export { changeRecorded, ranchOpened, refusedOpened, undoRequested } from './recordsEvents';
export { recordsReducer } from './recordsReducer';
export {
  selectAll,
  selectByKey,
  selectAreRecordsReady,
  selectFigures,
  selectHerdFigures,
  selectIsStale,
  selectLoad,
  selectNow,
  selectOne,
  selectOpenRanch,
  selectPaddockFigures,
  selectRanchFigures,
  selectRecords,
  selectSeason,
  selectTimelines,
  selectZone,
  type When,
  type WithRecords,
} from './recordsSelectors';
export { selectFeedTotals, selectRain } from './seasonTotals';
export type { RecordsState } from './recordsState';
export { recordsSaga } from './sagas/recordsSaga';
export type { Held } from './shelves';
export { useJudgedChange } from './useJudgedChange';
export { shownAction, shownToasts, summaryOf } from './support';

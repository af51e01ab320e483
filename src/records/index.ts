export { AskAboutUnsent } from './components/AskAboutUnsent';
export { RefusedChanges } from './components/RefusedChanges';
export { SampleRanchButton } from './components/SampleRanchButton';
export { UnfinishedImports } from './components/UnfinishedImports';
export { WaitingChanges } from './components/WaitingChanges';
export { actorOf } from './actor';
export { added, broughtBack, changed, removed } from './group';
export type { DataOf, Kind } from './kinds';
export {
  changeRecorded as recordChange,
  headAsked,
  mineChosen,
  ranchOpened,
  recordsReducer,
  undoRequested,
} from './recordsSlice';
export {
  selectAll,
  selectByKey,
  selectAreRecordsReady,
  selectFigures,
  selectHerdFigures,
  selectLoad,
  selectNow,
  selectOne,
  selectOpenRanch,
  selectOutbox,
  selectPaddockFigures,
  selectRanchFigures,
  selectRecords,
  selectSeason,
  selectTimelines,
  selectTrouble,
  selectUnsent,
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
